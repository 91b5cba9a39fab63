import { PAYROLL_FORMATS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { closeThrough } from '../closing.ts';
import { PASSWORD } from '../factories.ts';
import type { Walk } from './walk.ts';

export async function walkEmployees({ as, admin, manager, employee, companyId }: Walk): Promise<void> {
  await as(manager).employee.list({ query: { companyId } });
  await as(employee).employee.get({ params: { id: employee.id } });
  const { employee: hired } = await as(manager).employee.create({
    body: {
      fullname: 'Luis',
      username: 'luis',
      email: 'luis@example.com',
      phone: '5555',
      companyId,
      password: PASSWORD,
    },
  });
  const params = { id: hired._id };
  await as(manager).employee.update({ params, body: { hourlyRate: 12.5 } });
  await as(manager).employee.setTotalToPay({ params, body: { totalToPay: 100 } });
  const period = { companyId, startDate: '2026-11-01', endDate: '2026-11-30' };
  await as(manager).payroll.people({ query: period });
  await as(manager).payroll.summary({ params });
  await as(manager).ledger.events({ query: { companyId } });
  await as(employee).ledger.own({ query: {} });
  const change = { employeeIds: [hired._id], hourlyRate: 13, from: '2026-11-01' };
  await as(manager).rate.preview({ body: change });
  await as(manager).rate.change({ body: change });
  const [latest] = await as(manager).rate.list({ params });
  const rate = { ...params, rateId: latest?._id ?? '' };
  await as(manager).rate.previewCorrection({ params: rate, body: { remove: true } });
  await as(manager).rate.correct({ params: rate, body: { note: 'Según contrato' } });
  await as(manager).rate.remove({ params: rate });
  const concept = await as(manager).concept.add({
    body: { companyId, name: 'Cuota', kind: 'deduction', basis: 'percent', value: 4.83 },
  });
  await as(manager).concept.list({ query: { companyId } });
  await as(manager).concept.change({ params: { id: concept._id }, body: { value: 5, version: 1 } });
  await as(manager).concept.remove({ params: { id: concept._id }, body: {} });
  const line = await as(manager).payLine.add({
    body: { companyId, employeeId: hired._id, name: 'Anticipo', kind: 'deduction', amount: 50 },
  });
  await as(manager).payLine.list({ query: { companyId } });
  await as(manager).payLine.change({ params: { id: line._id }, body: { amount: 40 } });
  await as(manager).payLine.remove({ params: { id: line._id }, body: {} });
  const { _id: late } = await as(manager).record.add({
    body: {
      employeeId: hired._id,
      startTime: '2026-11-16T14:00:00.000Z',
      endTime: '2026-11-16T15:00:00.000Z',
      reason: 'Olvidado.',
    },
  });
  await closeThrough(new Types.ObjectId(companyId), '2026-11-16');
  await as(manager).adjustment.preview({ body: { recordId: late, void: true } });
  const { _id: adjusted } = await as(manager).adjustment.make({
    body: { recordId: late, void: true, reason: 'No trabajó.' },
  });
  await as(manager).adjustment.remove({ params: { id: adjusted }, body: { reason: 'Sí trabajó.' } });
  for (const format of PAYROLL_FORMATS) {
    await as(manager).payroll.export({ query: { ...period, format } });
  }
  await as(admin).employee.assign({ params, body: { companyId } });
  await as(manager).employee.giveTemporaryPassword({ params });
  const { accountInvitation } = as(manager);
  const { invitation } = await accountInvitation.invite({ body: { rol_id: 3, companyId } });
  const { token } = await accountInvitation.renew({ params: { id: invitation._id } });
  await accountInvitation.list({ query: { companyId } });
  const link = { token: token ?? '' };
  await as(null).accountInvitation.open({ body: link });
  const names = { username: 'invitada', fullname: 'Ana', email: 'invitada@example.com', phone: '5555' };
  await as(null).accountInvitation.accept({ body: { ...link, ...names, newPassword: PASSWORD } });
  const another = await accountInvitation.invite({ body: { rol_id: 3, companyId } });
  await accountInvitation.withdraw({ params: { id: another.invitation._id } });
  await as(manager).employee.remove({ params });
}
