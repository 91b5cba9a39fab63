import { expect } from 'vitest';
import { CompanyModel } from '../../src/features/company/model.ts';
import { createCompany, createPerson } from '../factories.ts';
import { createRun } from '../runs.ts';
import { createSlip, emptyRun } from '../slips.ts';
import type { Walk } from './walk.ts';

export async function walkPayPeriods({ api, as, manager }: Walk): Promise<void> {
  const { payPeriod, run } = as(manager);
  const { _id } = await createCompany(api, manager);
  const worker = await createPerson(api, 'employee', { companyId: _id });
  const query = { companyId: String(_id) };
  const params = query;
  await payPeriod.changeCalendar({ params, body: { firstDay: '2026-11-01', paydayAfterDays: 2 } });
  await as(worker).payPeriod.calendar({ query });
  await payPeriod.get({ query });
  await payPeriod.person({ params: { employeeId: worker.id }, query });
  const first = { startDate: '2026-11-01', endDate: '2026-11-15' };
  await run.preview({ body: { ...query, ...first } });
  const { _id: id } = await run.close({ body: { ...query, ...first } });
  await expect(run.close({ body: { ...query, ...first } })).rejects.toMatchObject({ status: 409 });
  await run.list({ query });
  await run.slips({ params: { id } });
  await payPeriod.get({ query: { ...query, date: first.startDate } });
  await run.reopen({ params: { id }, body: { reason: 'Faltaba un bono.' } });
}

export async function walkPayments({ api, as, manager, employee, companyId }: Walk): Promise<void> {
  const { payment, moneyNeeded } = as(manager);
  await moneyNeeded.next({ query: { companyId } });
  const company = await CompanyModel.findById(companyId).orFail();
  const { run, slips } = await createRun(api, company, [{ person: employee, netCents: 5_000 }]);
  await as(employee).runFile.slip({ params: { id: String(slips[0]?._id) } });
  await as(manager).runFile.slips({ params: { id: String(run._id) } });
  await as(manager).runFile.list({ query: { companyId: String(run.companyId) } });
  await as(manager).runFile.events({ query: { companyId: String(run.companyId) } });
  await as(manager).runFile.workbook({ params: { id: String(run._id) } });
  await as(manager).runFile.table({ params: { id: String(run._id) } });
  await as(manager).runFile.bank({ params: { id: String(run._id) } });
  const { bankLayout } = as(manager);
  const { layout } = await bankLayout.get({ params: { companyId } });
  await bankLayout.change({ params: { companyId }, body: layout });
  await bankLayout.setAccount({
    params: { employeeId: employee.id },
    body: { companyId, account: '30-1' },
  });
  await as(employee).bankLayout.own({ query: {} });
  await as(employee).bankLayout.own.page({ query: { limit: 1 } });
  const query = { runId: String(run._id) };
  const body = { ...query, date: '2026-11-16', method: 'check' } as const;
  const { payments } = await payment.make({ body });
  await expect(payment.make({ body })).rejects.toMatchObject({ status: 409 });
  const params = { id: payments[0]?._id ?? '' };
  await payment.remove({ params, body: { reason: 'Era otra cuenta.' } });
  await payment.list({ query });
  await payment.list.page({ query: { ...query, limit: 1 } });
}

export async function walkSlips({ api, as, manager, employee, companyId }: Walk): Promise<void> {
  const company = await CompanyModel.findById(companyId).orFail();
  const { _id, runId } = await createSlip(
    await emptyRun(api, company, { startDate: '2026-10-16' }),
    employee,
  );
  const params = { id: String(_id) };
  const { slip } = as(employee);
  await slip.mine.page({ query: { limit: 1 } });
  await slip.get({ params });
  const { claims } = await slip.claim({ params, body: { text: 'Falta una hora.', date: '2026-11-12' } });
  const claimId = claims[0]?._id ?? '';
  const { slip: managed, slipLink, slipMail } = as(manager);
  await slipMail.send({ params: { id: String(runId) }, body: {} });
  await slipMail.get({ params: { id: String(runId) } });
  await managed.openClaims({});
  await managed.answerClaim({ params: { ...params, claimId }, body: { text: 'Va en la próxima.' } });
  await managed.answers({ params: { id: String(runId) } });
  const { token } = await slipLink.make({ params });
  await slipLink.get({ params });
  const visitor = as(null).slipLink;
  await visitor.open({ token });
  await visitor.claim({ token, body: { text: 'Falta otra.' } });
  await visitor.pdf({ token });
  await visitor.accept({ token });
  await slip.accept({ params });
  await slipLink.revoke({ params });
  await expect(visitor.open({ token })).rejects.toMatchObject({ status: 404 });
}
