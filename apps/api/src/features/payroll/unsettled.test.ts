import { expect, it } from 'vitest';
import { NOVEMBER, priced, usePlanilla } from '../../../test/planilla.ts';

const { api, crew, worked } = usePlanilla();

/** The open points in each answer with money. */
async function besideMoney() {
  const { manager, worker, company } = crew();
  const companyId = String(company._id);
  const as = api.as(manager);
  const params = { id: worker.id };
  const [people, summary, weeks, employees, own] = await Promise.all([
    as.payroll.people({ query: { companyId, ...NOVEMBER } }),
    as.payroll.summary({ params }),
    as.record.history({ params, query: { type: 'week', ...NOVEMBER } }),
    as.employee.list({ query: { companyId } }),
    api.as(worker).record.history({ params, query: { type: 'month', ...NOVEMBER } }),
  ]);
  const counted = (all: readonly { unpricedHours: number; pendingReviews: number }[]) =>
    all.map(({ unpricedHours, pendingReviews }) => [unpricedHours, pendingReviews]);
  return {
    people: counted(people),
    summary: counted([summary]),
    weeks: counted(weeks),
    employees: counted(employees),
    own: counted(own),
  };
}

it('counts hours without a rate and records por revisar beside all money, until they are resolved (PAY-4)', async () => {
  const { manager, worker } = crew();
  // In Guatemala: three hours in the night to Wednesday, two on Thursday of the next week, and one in October.
  await worked('2026-11-11T05:00:00Z', '2026-11-11T08:00:00Z', { needsReview: true });
  await worked('2026-11-12T15:00:00Z', '2026-11-12T16:00:00Z', priced(1_050));
  await worked('2026-11-19T15:00:00Z', '2026-11-19T17:00:00Z', { needsReview: true, ...priced(2_100) });
  await worked('2026-10-19T15:00:00Z', '2026-10-19T16:00:00Z', { needsReview: true });
  expect(await besideMoney()).toEqual({
    people: [[3, 3]],
    summary: [[4, 3]],
    weeks: [
      [3, 1],
      [0, 1],
    ],
    employees: [[4, 3]],
    own: [[3, 2]],
  });

  const params = { id: worker.id };
  await api.as(manager).employee.update({ params, body: { hourlyRate: 10 } });
  expect(await besideMoney()).toMatchObject({ people: [[0, 3]], summary: [[0, 3]], employees: [[0, 3]] });
});

it('counts only the part of a record that has no rate (PAY-4)', async () => {
  const { manager, worker } = crew();
  const params = { id: worker.id };
  const set = (hourlyRate: number) => api.as(manager).employee.update({ params, body: { hourlyRate } });
  api.clock.set('2026-11-19T14:00:00Z');
  await set(10);
  const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
  api.clock.set('2026-11-19T15:00:00Z');
  await set(0);
  api.clock.set('2026-11-19T15:30:00Z');
  await api.as(worker).record.stop({ body: { timesheetId: _id } });
  expect(await besideMoney()).toMatchObject({
    people: [[0.5, 0]],
    summary: [[0.5, 0]],
    employees: [[0.5, 0]],
  });
  expect(await api.as(manager).payroll.summary({ params })).toMatchObject({ totalHours: 1.5, totalCost: 10 });
});
