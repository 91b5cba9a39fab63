import { expect, it } from 'vitest';
import { createCompany, createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { readCsv } from '../../../../test/read-csv.ts';
import { createRun } from '../../../../test/runs.ts';
import { createCrew } from '../../../../test/workers.ts';
import { currentDatabase } from '../../../platform/database.ts';
import { PersonModel } from '../../person/index.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();

/** A run of three people: everything pending, a part pending, and nothing pending. */
async function closed() {
  const { manager, worker: zoe, company } = await createCrew(api, { fullname: 'Zoe Xol' });
  const companyId = company._id;
  const abel = await createPerson(api, 'employee', { companyId, fullname: 'Ábel;=1+1' });
  const paid = await createPerson(api, 'employee', { companyId, fullname: 'Mario Paz' });
  const { run, slips } = await createRun(api, company, [
    { person: zoe, netCents: 123_450 },
    { person: abel, netCents: 5_005 },
    { person: paid, netCents: 7_000 },
  ]);
  const names = new Map([
    [zoe.id, 'Zoe Xol'],
    [abel.id, 'Ábel;=1+1'],
    [paid.id, 'Mario Paz'],
  ]);
  for (const { _id, employeeId } of slips) {
    const fullname = names.get(String(employeeId));
    await SlipModel.updateOne({ _id }, { $set: { 'frozen.fullname': fullname } });
  }
  const slipOf = (person: Person) =>
    String(slips.find(({ employeeId }) => String(employeeId) === person.id)?._id);
  const as = api.as(manager);
  await as.payment.make({
    body: {
      ...{ runId: String(run._id), date: '2026-11-16', method: 'cash' },
      payments: [{ slipId: slipOf(zoe), amount: 234.4 }, { slipId: slipOf(paid) }],
    },
  });
  const params = { companyId: String(companyId) };
  const account = (person: Person, account: string) =>
    as.bankLayout.setAccount({ params: { employeeId: person.id }, body: { ...params, account } });
  const text = async () => {
    const file = await as.runFile.bank({ params: { id: String(run._id) } });
    return Buffer.from(await file.arrayBuffer()).toString();
  };
  return { manager, zoe, abel, as, run, params, account, text, company, slipOf };
}

it('has a line for each person with something pending, with its account, in the usual columns (SLIP-7)', async () => {
  const { as, run, zoe, account, text, params } = await closed();
  await account(zoe, ' GT30-1234 567 ');
  const file = (await as.runFile.bank({ params: { id: String(run._id) } })) as File;
  expect(file.name).toMatch(/^banco-.*-todos\.csv$/);
  const rows = readCsv(await text());
  const { currency } = run;
  expect(rows).toEqual([
    ['Nombre', 'Cuenta', 'Monto', 'Moneda', 'Referencia'],
    ["Ábel;'=1+1", '', '50.05', currency, `B${run.number}-1`],
    ['Zoe Xol', 'GT30-1234 567', '1000.10', currency, `B${run.number}-3`],
  ]);
  await account(zoe, '');
  expect((await as.bankLayout.get({ params })).accounts).toEqual([]);
});

it('has the transfers of a run once nothing of it is pending, and no cash (SLIP-14)', async () => {
  const { as, run, zoe, abel, text, slipOf, params } = await closed();
  const payments = [{ slipId: slipOf(zoe) }, { slipId: slipOf(abel) }];
  await as.payment.make({
    body: { runId: String(run._id), date: '2026-11-17', method: 'transfer', payments },
  });
  const amounts = readCsv(await text())
    .slice(1)
    .map(([name, , amount]) => [name, amount]);
  expect(amounts).toEqual([
    ["Ábel;'=1+1", '50.05'],
    ['Zoe Xol', '1000.10'],
  ]);
  const { people } = await as.payPeriod.get({ query: { ...params, date: run.startDate } });
  expect(people.map(({ paid, transferred }) => [paid, transferred])).toEqual([
    [50.05, 50.05],
    [70, 0],
    [1234.5, 1000.1],
  ]);
});

it('is written in the columns that the company chose, in their order, and as it divides them, with its mark (SLIP-7, SLIP-12)', async () => {
  const { as, run, zoe, account, text, params } = await closed();
  const layout = {
    columns: ['amount', 'reference', 'name', 'period', 'account'],
    separator: ';',
    header: false,
  };
  await as.bankLayout.change({ params, body: layout as never });
  await account(zoe, '301');
  await account(zoe, '302');
  expect(await as.bankLayout.get({ params })).toEqual({
    layout,
    accounts: [{ employeeId: zoe.id, account: '302' }],
  });
  const period = `${run.startDate}/${run.endDate}`;
  // A column with a separator is quoted, and begins no formula under another separator.
  expect(await text()).toBe(
    [
      `\ufeff50.05;B${run.number}-1;"Ábel;'=1+1";${period};\r\n`,
      `1000.10;B${run.number}-3;Zoe Xol;${period};302\r\n`,
    ].join(''),
  );
});

it('refuses columns given twice or none, and an account that is none (SLIP-7)', async () => {
  const { as, zoe, account, params } = await closed();
  const layout = { separator: ',', header: true } as const;
  const refused = (reason: string) => ({ status: 400, errors: [expect.objectContaining({ reason })] });
  await expect(
    as.bankLayout.change({ params, body: { ...layout, columns: ['name', 'name'] } }),
  ).rejects.toMatchObject(refused('column_twice'));
  await expect(as.bankLayout.change({ params, body: { ...layout, columns: [] } })).rejects.toMatchObject(
    refused('required'),
  );
  for (const wrong of ['-1', '=1', '1;2', 'á']) {
    await expect(account(zoe, wrong)).rejects.toMatchObject(refused('not_an_account'));
  }
  await expect(account(zoe, '1'.repeat(35))).rejects.toMatchObject(refused('too_long'));
});

it('is chosen with the accounts in one request: all of it, or nothing (SLIP-7)', async () => {
  const { as, zoe, abel, params, account } = await closed();
  await account(abel, '31');
  const stranger = await createPerson(api, 'employee');
  const layout = { columns: ['name' as const], separator: ';' as const, header: false };
  const change = (...accounts: [Person, string][]) =>
    as.bankLayout.change({
      params,
      body: {
        ...layout,
        accounts: accounts.map(([{ id: employeeId }, account]) => ({ employeeId, account })),
      },
    });
  const before = await as.bankLayout.get({ params });
  await expect(change([zoe, '30'], [stranger, '32'])).rejects.toMatchObject({ status: 404 });
  await expect(change([zoe, '30'], [zoe, '32'])).rejects.toMatchObject({ status: 400 });
  expect(await as.bankLayout.get({ params })).toEqual(before);
  expect(await change([zoe, '30'], [abel, ''])).toEqual(layout);
  expect(await as.bankLayout.get({ params })).toEqual({
    layout,
    accounts: [{ employeeId: zoe.id, account: '30' }],
  });
});

it('belongs to its company alone, with the accounts of the people it pays, and no ledger contains one (SLIP-7)', async () => {
  const { as, manager, zoe, abel, run, params, account } = await closed();
  await account(zoe, '30-1234');
  const stranger = api.as(await createPerson(api, 'manager'));
  const missing = { status: 404 };
  await expect(stranger.bankLayout.get({ params })).rejects.toMatchObject(missing);
  await expect(stranger.runFile.bank({ params: { id: String(run._id) } })).rejects.toMatchObject(missing);
  const other = await createCompany(api, manager);
  await expect(
    as.bankLayout.setAccount({
      params: { employeeId: zoe.id },
      body: { companyId: String(other._id), account: '30' },
    }),
  ).rejects.toMatchObject(missing);
  const { events } = await as.ledger.events({ query: params });
  expect(JSON.stringify(events)).not.toContain('30-1234');
  // A person who left can still be paid.
  await PersonModel.updateOne({ _id: abel.id }, { companyId: null });
  expect(await account(abel, '31')).toEqual({ employeeId: abel.id, account: '31' });
});

it('has no file of a run that was reopened (SLIP-7)', async () => {
  const { as, run } = await closed();
  await currentDatabase()
    .collection('payroll_runs')
    .updateOne({ _id: run._id }, { $set: { state: 'reopened' } });
  await expect(as.runFile.bank({ params: { id: String(run._id) } })).rejects.toMatchObject({
    status: 409,
    reason: 'run_reopened',
  });
});

it('keeps no account of a company or of a person who is deleted (SLIP-7)', async () => {
  const { as, zoe, abel, account, params, company } = await closed();
  const stored = async () => ({
    accounts: await currentDatabase().collection('pay_accounts').countDocuments({ companyId: company._id }),
    layouts: await currentDatabase().collection('bank_layouts').countDocuments({ _id: company._id }),
  });
  await as.bankLayout.change({ params, body: { columns: ['name'], separator: ',', header: true } });
  await account(zoe, '30');
  await account(abel, '31');
  await as.employee.remove({ params: { id: zoe.id } });
  expect(await stored()).toEqual({ accounts: 1, layouts: 1 });
  await as.company.remove({ params: { id: params.companyId } });
  expect(await stored()).toEqual({ accounts: 0, layouts: 0 });
});
