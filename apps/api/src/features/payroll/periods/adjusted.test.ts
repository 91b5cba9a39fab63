import { expect, it } from 'vitest';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';

const api = useApi();

it('a closed period names the adjustments of its days, and the period that pays them (ADJUST-3)', async () => {
  api.clock.set('2026-12-01T15:00:00Z');
  const { manager, worker, company } = await createCrew(api, { hourlyRateCents: 650 });
  const as = api.as(manager);
  const companyId = String(company._id);
  const { _id: employeeId } = await as.employee.get({ params: { id: worker.id } });
  const times = { startTime: '2026-11-12T14:00:00.000Z', endTime: '2026-11-12T22:00:00.000Z' };
  const { _id: recordId } = await as.record.add({ body: { employeeId, ...times, reason: 'Olvidado.' } });
  await as.payPeriod.changeCalendar({
    params: { companyId },
    body: { schedule: { kind: 'semimonthly' }, paydayAfterDays: 0, firstDay: '2026-11-01' },
  });
  const close = (startDate: string, endDate: string) =>
    as.run.close({ body: { companyId, startDate, endDate } });
  const read = async (date: string) => {
    const query = { companyId, date };
    const { people } = await as.payPeriod.get({ query });
    const { adjustments, adjustedLater } = await as.payPeriod.person({ params: { employeeId }, query });
    return { marked: people.map(({ laterAdjustments: count }) => count), adjustments, adjustedLater };
  };
  await close('2026-11-01', '2026-11-15');
  expect(await read('2026-11-12')).toEqual({ marked: [0], adjustments: [], adjustedLater: [] });

  const endTime = '2026-11-12T20:48:00.000Z';
  const made = await as.adjustment.make({ body: { recordId, endTime, reason: 'Salió antes.' } });
  expect(made).toMatchObject({ before: times, after: { ...times, endTime } });
  // The next period has a positive net, so that it closes.
  await as.record.add({
    body: {
      ...{ employeeId, startTime: '2026-11-20T14:00:00Z', endTime: '2026-11-20T22:00:00Z' },
      reason: 'Olvidado.',
    },
  });
  const later = [{ ...made, paidOn: '2026-11-16' }];
  expect(await read('2026-11-12')).toEqual({ marked: [1], adjustments: [], adjustedLater: later });
  expect(await read('2026-11-20')).toEqual({ marked: [0], adjustments: [made], adjustedLater: [] });

  await close('2026-11-16', '2026-11-30');
  const paid = { ...made, runNumber: 2 };
  expect((await read('2026-11-12')).adjustedLater).toEqual([{ ...paid, paidOn: '2026-11-16' }]);
  expect(await read('2026-11-20')).toEqual({ marked: [0], adjustments: [paid], adjustedLater: [] });
});
