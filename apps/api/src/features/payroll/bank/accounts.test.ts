import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { sendAccountMails } from '../../../../test/mails.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';
import { PayAccountModel } from './pay-account-model.ts';

const api = useApi({ PASSWORD_RESET: 'email', SMTP_URL: 'smtp://mail.example.com' });
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
  await sendAccountMails(api.services);
  api.outbox.length = 0;
});

const set = (account: string, as = manager) =>
  api.as(as).bankLayout.setAccount({
    params: { employeeId: worker.id },
    body: { companyId: String(company._id), account },
  });
const own = (as = worker) => api.as(as).bankLayout.own({ query: {} });
const events = () => LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();
const mailed = async () => {
  await sendAccountMails(api.services);
  return api.outbox.map(({ to, subject }) => [to, subject]);
};
const faults = async () => {
  const found: string[] = [];
  await verifyPayroll((finding) => {
    if (finding.kind === 'fault' && finding.of.includes(String(company._id))) found.push(finding.says);
  });
  return found;
};

describe('the bank account of an employee (SLIP-8)', () => {
  it('leaves an event with its last four when it is set or removed, on either route', async () => {
    await set('GT30-1234 567');
    await set('GT30-1234 567');
    const params = { companyId: String(company._id) };
    const { layout } = await api.as(manager).bankLayout.get({ params });
    const accounts = [{ employeeId: worker.id, account: '99-448888' }];
    await api.as(manager).bankLayout.change({ params, body: { ...layout, accounts } });
    await set('');
    const told = await events();
    expect(told.map(({ action, before, after }) => [action, lastFour(before), lastFour(after)])).toEqual([
      ['account-set', null, '4567'],
      ['account-set', '4567', '8888'],
      ['account-removed', '8888', null],
    ]);
    expect(told[0]).toMatchObject({
      actor: { username: manager.username },
      subject: { kind: 'account', employee: { username: worker.username } },
    });
    expect(JSON.stringify(told)).not.toMatch(/GT30|1234 5|99-4/);
  });

  it('is reported to its owner as news, by mail, and masked: half of a short number shows', async () => {
    await set('30-1234-567');
    expect(await own()).toEqual([
      { company: { _id: String(company._id), name: company.name }, lastFour: '4567' },
    ]);
    const news = await api.as(worker).recordNews.list({ query: {} });
    expect(news).toMatchObject([{ action: 'account-set', after: { lastFour: '4567' } }]);
    const mail = [`${worker.username}@example.com`, 'Cambió la cuenta bancaria para el pago en Faena'];
    expect(await mailed()).toEqual([mail]);
    expect(api.outbox[0]?.text).not.toMatch(/4567|https?:/);
    await set('12345');
    expect(await own()).toMatchObject([{ lastFour: '45' }]);
    expect(await mailed()).toEqual([mail, mail]);
  });

  it('is shown to nobody else, and an unchanged account is no news', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    await set('30-1234-567');
    await mailed();
    await set('30-1234-567');
    expect(await own(colleague)).toEqual([]);
    await expectRefused([own(manager)], { status: 403 });
    expect(await mailed()).toHaveLength(1);
    expect(await api.as(worker).recordNews.list({ query: {} })).toHaveLength(1);
  });

  it('is verified: a changed, removed or restored number in the database is found (LEDGER-5)', async () => {
    await set('30-1234-567');
    expect(await faults()).toEqual([]);
    const fault = `The bank account of employee ${worker.id} is not the one that the ledger told of.`;
    const key = { companyId: company._id, employeeId: worker._id };
    await PayAccountModel.updateOne(key, { account: '99-9999-567' });
    expect(await faults()).toEqual([fault]);
    await PayAccountModel.deleteOne(key);
    expect(await faults()).toEqual([fault]);
    await PayAccountModel.create({ ...key, account: '30-1234-567' });
    expect(await faults()).toEqual([]);
    await set('');
    expect(await faults()).toEqual([]);
    await PayAccountModel.create({ ...key, account: '30-1234-567' });
    expect(await faults()).toEqual([fault]);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await faults()).toEqual([]);
  });
});

const lastFour = (state: object | null) => (state && 'lastFour' in state ? state.lastFour : null);
