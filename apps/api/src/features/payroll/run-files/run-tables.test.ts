import { PAYROLL_CURRENCY, RUN_TABLES } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { createPerson, createProject, type Person, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { readCsv } from '../../../../test/read-csv.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createPayment, createRun } from '../../../../test/runs.ts';
import { createCrew } from '../../../../test/workers.ts';
import { CompanyModel } from '../../company/model.ts';
import { RunModel } from '../runs/run-model.ts';

const api = useApi();
const at = (local: string) => new Date(`2026-11-${local}-06:00`);
const PERIOD = { startDate: '2026-11-01', endDate: '2026-11-15' };

/** The manager with a session that began after the period. */
const later = (person: Person) => withFreshToken(api, person);

/** A closed half of November with two people, one of them with a formula as a name, and a part payment. */
async function closed(currency: string) {
  api.clock.set(at('01T06:00'));
  const { manager, worker, company } = await createCrew(api, { fullname: 'Zoe Xol', hourlyRateCents: 650 });
  const abel = await createPerson(api, 'employee', {
    companyId: company._id,
    fullname: 'Ábel;=1+1',
    hourlyRateCents: 701,
  });
  await CompanyModel.updateOne({ _id: company._id }, { currency });
  await createProject(api, company, [worker]);
  const companyId = String(company._id);
  const first = api.as(manager);
  await first.payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  api.clock.set(at('15T20:00'));
  const as = api.as(later(manager));
  const work = (person: Person, from: string, to: string) =>
    as.record.add({
      body: {
        employeeId: person.id,
        startTime: at(from).toISOString(),
        endTime: at(to).toISOString(),
        reason: 'Olvidado',
      },
    });
  await work(worker, '02T08:00', '02T16:00:20');
  await work(worker, '03T22:00', '04T01:30');
  await work(abel, '03T08:00', '03T08:10');
  const line = { companyId, employeeId: worker.id };
  await as.payLine.add({ body: { ...line, name: 'Anticipo', kind: 'deduction', amount: 10.5, note: '=1' } });
  const concept = { companyId, name: 'Bono', kind: 'addition', basis: 'fixed', value: 5 } as const;
  await as.concept.add({ body: concept });
  const run = await as.run.close({ body: { companyId, ...PERIOD } });
  const slips = await as.run.slips({ params: { id: run._id } });
  const slipId = slips.find(({ employeeId }) => employeeId === worker.id)?._id ?? '';
  await as.payment.make({
    body: { runId: run._id, date: '2026-11-15', method: 'cash', payments: [{ slipId, amount: 20 }] },
  });
  const csv = async (table: (typeof RUN_TABLES)[number]) =>
    readCsv(await (await as.runFile.table({ params: { id: run._id }, query: { table } })).text());
  return { as, run, slips, worker, abel, csv, company };
}

it('has the sums of each person first, then days, records, lines and payments, equal to the cent (SLIP-3)', async () => {
  const { as, run, slips } = await closed('');
  const file = await as.runFile.workbook({ params: { id: run._id } });
  expect(file).toMatchObject({
    name: expect.stringMatching(/^planilla-.*-corrida-1-2026-11-01-2026-11-15-todos\.xlsx$/),
  });
  const sheets = await readExcelFile(file);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Resumen', 'Días', 'Registros', 'Líneas', 'Pagos']);
  const [summary, days, records, lines, payments] = sheets.map(({ data }) => data);
  expect(summary?.[0]).toEqual([
    ...['Boleta', 'Empleado', 'Usuario', 'Horas', 'Horas en minutos', 'Horas (h:mm)'],
    ...['Tiempo (USD)', 'Ajustes (USD)'],
    ...[
      'Bruto (USD)',
      'Bono (USD)',
      'Otras adiciones (USD)',
      'Otras deducciones (USD)',
      'Adiciones (USD)',
      'Deducciones (USD)',
      'Neto (USD)',
      'Pagado (USD)',
      'Pendiente (USD)',
    ],
  ]);
  expect(summary?.map(([slip, name]) => [slip, name]).slice(1)).toEqual([
    ['B1-1', 'Ábel;=1+1'],
    ['B1-2', 'Zoe Xol'],
    ['Total', null],
  ]);
  const [abelSlip] = slips;
  expect(summary?.[1]?.slice(3)).toEqual([
    ...[abelSlip?.hours, 10, new Date(Date.UTC(1899, 11, 30, 0, 10)), abelSlip?.gross, 0, abelSlip?.gross],
    ...[5, 0, 0, 5, 0, abelSlip?.net, 0, abelSlip?.net],
  ]);
  expect(summary?.[2]?.slice(4, 5)).toEqual([690.33333]);
  expect(summary?.[2]?.slice(6)).toEqual([74.79, 0, 74.79, 5, 0, -10.5, 5, 10.5, 69.29, 20, 49.29]);
  expect(summary?.at(-1)?.slice(6)).toEqual([
    ...[
      run.gross,
      0,
      run.gross,
      10,
      0,
      -10.5,
      run.additions,
      run.deductions,
      run.net,
      20,
      Number((run.net - 20).toFixed(2)),
    ],
  ]);
  const last = (rows: typeof days, column: number) => rows?.at(-1)?.[column];
  expect([last(days, 8), last(records, 11), last(lines, 7), last(payments, 7)]).toEqual([
    ...[run.gross, run.gross, Number((run.additions - run.deductions).toFixed(2)), 20],
  ]);
  // A record over midnight lies in two days, and so has two rows.
  expect(records?.slice(1, -1).map((row) => [row[1], row[4]])).toEqual([
    ['Ábel;=1+1', new Date('2026-11-03')],
    ['Zoe Xol', new Date('2026-11-02')],
    ['Zoe Xol', new Date('2026-11-03')],
    ['Zoe Xol', new Date('2026-11-04')],
  ]);
  expect(days?.slice(1, -1).map((row) => row[4])).toEqual(Array(4).fill('Del período'));
  expect(payments?.[1]?.slice(0, 5)).toEqual([
    'B1-2',
    'Zoe Xol',
    expect.any(String),
    new Date('2026-11-15'),
    'Efectivo',
  ]);
});

it('is the same as CSV, each table by itself, with money as on the screen beside its number (PAY-18) and no formula (PAY-20)', async () => {
  const { csv, run, as } = await closed('GTQ');
  const [headings, abel, zoe, total] = await csv('summary');
  expect(headings?.slice(0, 10)).toEqual([
    ...['Boleta', 'Empleado', 'Usuario', 'Horas', 'Horas en minutos', 'Horas (h:mm)'],
    ...['Tiempo (GTQ)', 'Tiempo (GTQ), número', 'Ajustes (GTQ)', 'Ajustes (GTQ), número'],
  ]);
  expect(abel?.slice(0, 8)).toEqual([
    'B1-1',
    "Ábel;'=1+1",
    expect.any(String),
    '0.17',
    '10',
    '0:10',
    'Q1.17',
    '1.17',
  ]);
  expect(zoe?.slice(3, 8)).toEqual(['11.51', '690.33333', '11:30:20', 'Q74.79', '74.79']);
  expect(total?.at(-1)).toBe((run.net - 20).toFixed(2));
  const lines = await csv('lines');
  expect(lines.slice(1).map((row) => row.slice(3))).toEqual([
    ['Bono', 'Adición', '', '', 'Q5.00', '5.00'],
    ['Bono', 'Adición', '', '', 'Q5.00', '5.00'],
    ['Anticipo', 'Deducción', '', "'=1", '\u2212Q10.50', '-10.50'],
    ['', '', '', '', '\u2212Q0.50', '-0.50'],
  ]);
  const names = await Promise.all(
    RUN_TABLES.map(async (table) => {
      const file = await as.runFile.table({ params: { id: run._id }, query: { table } });
      return (file as File).name;
    }),
  );
  expect(new Set(names).size).toBe(RUN_TABLES.length);
});

it('has a column a concept in the summary, and typed lines beside them, which add up (SLIP-11)', async () => {
  const { csv } = await closed('');
  const [headings = [], , zoe = [], total = []] = await csv('summary');
  const from = headings.indexOf('Bruto (USD)');
  expect(headings.slice(from, from + 6)).toEqual([
    ...['Bruto (USD)', 'Bono (USD)', 'Otras adiciones (USD)', 'Otras deducciones (USD)'],
    ...['Adiciones (USD)', 'Deducciones (USD)'],
  ]);
  expect(zoe.slice(from, from + 6)).toEqual(['74.79', '5.00', '0.00', '-10.50', '5.00', '10.50']);
  expect(total.slice(from + 1, from + 4)).toEqual(['10.00', '0.00', '-10.50']);
});

it('names slips so that no spreadsheet takes one for a date, in each table (SLIP-10)', async () => {
  const { csv } = await closed('');
  for (const table of RUN_TABLES) {
    for (const [slip] of (await csv(table)).slice(1, -1)) expect(slip).toMatch(/^B1-\d$/);
  }
});

it('has semicolons and decimal commas for readers of such locales (EXPORT-6)', async () => {
  const { as, run } = await closed('');
  const query = { table: 'summary', separator: ';' } as const;
  const file = await as.runFile.table({ params: { id: run._id }, query });
  const [headings = '', abel = ''] = (await file.text()).split('\r\n');
  expect(headings).toMatch(/^\ufeff?Boleta;Empleado;/);
  expect(abel).toContain(';0,17;10;0:10;1,17;');
});

const FIRST_RUN = { startDate: '2026-10-16', endDate: '2026-10-31', payday: '2026-10-31' };
const SECOND_RUN = { startDate: '2026-11-01', endDate: '2026-11-15', payday: '2026-11-16' };

/** A paid run, a reopened one, and the list of both. */
async function withRuns() {
  api.clock.set('2026-11-20T15:00:00.000Z');
  const { manager, worker, company } = await createCrew(api, { fullname: 'Zoe Xol' });
  const { run, slips } = await createRun(api, company, [{ person: worker, netCents: 10_050 }], FIRST_RUN);
  await createPayment(api, slips[0], { cents: 4_000, by: manager });
  const second = await createRun(api, company, [{ person: worker, netCents: 20_000 }], SECOND_RUN);
  const by = { _id: manager._id, fullname: 'Marta Gestora', username: 'marta' };
  const reopened = { at: new Date('2026-11-18T18:00:00Z'), by, reason: '=Faltaba un día' };
  await RunModel.updateOne({ _id: second.run._id }, { state: 'reopened', reopened });
  const companyId = String(company._id);
  const download = (format: 'csv' | 'xlsx', as = manager) =>
    api.as(withFreshToken(api, as)).runFile.list({ query: { companyId, format } });
  return { run, second: second.run, download, companyId };
}

it('lists the runs of a company with dates as dates, sums and payments (RUN-12)', async () => {
  const { download, companyId } = await withRuns();
  const file = await download('xlsx');
  expect((file as File).name).toMatch(new RegExp(`^corridas-.*-${companyId.slice(-6)}-2026-11-20\\.xlsx$`));
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()));
  const [head = [], latest = [], first = [], totals = []] = sheets[0]?.data ?? [];
  const at = (heading: string) => head.findIndex((cell) => String(cell).startsWith(heading));
  const day = (date: string) => new Date(`${date}T00:00:00.000Z`);
  expect(['Corrida', 'Desde', 'Hasta', 'Día de pago'].map((heading) => latest[at(heading)])).toEqual([
    ...[latest[0], day('2026-11-01'), day('2026-11-15'), day('2026-11-16')],
  ]);
  expect(['Estado', 'Neto', 'Pagado', 'Pendiente'].map((heading) => first[at(heading)])).toEqual([
    ...['Cerrada', 100.5, 40, 60.5],
  ]);
  expect(['Estado', 'Pendiente', 'Reabierta por'].map((heading) => latest[at(heading)])).toEqual([
    ...['Reabierta', 0, 'Marta Gestora'],
  ]);
  expect(latest[at('Reabierta el')]).toEqual(new Date('2026-11-18T12:00:00.000Z'));
  expect(['Corrida', 'Neto', 'Pagado'].map((heading) => totals[at(heading)])).toEqual(['Total', 100.5, 40]);
});

it('lists them as CSV too, whose texts are no formulas, with no sum over two currencies', async () => {
  const { run, download } = await withRuns();
  const rows = readCsv(await (await download('csv')).text());
  const [head = [], latest = []] = rows;
  expect(latest[head.indexOf('Desde')]).toBe('2026-11-01');
  expect(latest[head.indexOf('Motivo')]).toBe("'=Faltaba un día");
  await RunModel.updateOne({ _id: run._id }, { currency: 'MXN' });
  const [mixed = [], ...others] = readCsv(await (await download('csv')).text());
  expect(others.map((row) => row[mixed.indexOf('Moneda')])).toEqual([PAYROLL_CURRENCY, 'MXN', '']);
  expect(others.map((row) => row[mixed.indexOf('Neto')])).toEqual(['200.00', '100.50', '']);
});

it('is for people who may change the company', async () => {
  const { download } = await withRuns();
  const { manager: stranger } = await createCrew(api);
  await expectRefused([download('csv', stranger)], { status: 404 });
});

it('lists the events of a company as they are filtered, with dates and amounts before and after (LEDGER-11)', async () => {
  const { as, company, worker, run } = await closed('GTQ');
  const companyId = String(company._id);
  const [record] = (await as.record.get({ params: { id: worker.id }, query: { companyId } })) as WorkRecord[];
  const body = { recordId: record?._id ?? '', void: true as const, reason: '=No trabajó' };
  await as.adjustment.make({ body });
  const rows = async (query: object) => {
    const file = await as.runFile.events({ query: { companyId, format: 'xlsx', ...query } });
    const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()));
    return sheets[0]?.data ?? [];
  };
  const [head = [], latest = [], ...others] = await rows({});
  const at = (heading: string) => head.findIndex((cell) => String(cell).startsWith(heading));
  expect(['Tipo', 'Empleado', 'Motivo'].map((heading) => latest[at(heading)])).toEqual([
    ...['Ajuste hecho', 'Zoe Xol', '=No trabajó'],
  ]);
  expect(latest[at('Inicio antes')]).toEqual(new Date('2026-11-03T22:00:00.000Z'));
  // A spreadsheet stores an instant as a binary fraction of days, so it is not exact.
  expect(Number(latest[at('Momento')]) / 1_000).toBeCloseTo(Date.UTC(2026, 10, 15, 20) / 1_000, 1);
  const closing = others.find((row) => row[at('Tipo')] === 'Período cerrado');
  expect([closing?.[at('De qué')], closing?.[at('Monto (GTQ) después')]]).toEqual([
    ...[String(run.number), run.net],
  ]);
  // These columns have no totals.
  expect(others.at(-1)?.[0]).toBe(1);
  const [, ...ofRuns] = await rows({ kind: 'run' });
  expect(ofRuns.map((row) => row[at('Tipo')])).toEqual(['Período cerrado']);
  const csv = await (await as.runFile.events({ query: { companyId, format: 'csv' } })).text();
  expect(csv).toContain("'=No trabajó");
});
