import type { Adjustment, AdjustmentEffect, WorkRecord } from '@faena/shared/schemas';
import { newId } from './entities.ts';

const DAY = '2026-11-12';
const MORE = { hours: -1.2, difference: -7.8 };

/** An adjustment of a closed record that ended 72 minutes earlier; it waits for the next run. */
export function adjustment(
  { _id: recordId, employeeId, startTime, endTime }: WorkRecord,
  given: Partial<Adjustment> = {},
): Adjustment {
  const before = { startTime, endTime: endTime ?? startTime };
  return {
    _id: newId(),
    recordId,
    employeeId,
    before,
    after: { startTime, endTime: new Date(Date.parse(before.endTime) - 4_320_000).toISOString() },
    days: [{ date: DAY, hours: MORE.hours, ms: -4_320_000, amount: MORE.difference }],
    hours: MORE.hours,
    amount: MORE.difference,
    reason: 'Salió antes.',
    by: { _id: newId(), fullname: 'Marta Gestora', username: 'marta' },
    at: '2026-11-18T15:00:00.000Z',
    runNumber: null,
    ...given,
  };
}

/** The effect of an adjustment on its day. */
export function adjustmentEffect(given: Partial<AdjustmentEffect> = {}): AdjustmentEffect {
  const hours = { hoursBefore: 8, hoursAfter: 6.8 };
  return {
    before: null,
    after: null,
    days: [{ date: DAY, ...hours, costBefore: 52, costAfter: 44.2, difference: MORE.difference }],
    ...MORE,
    ...given,
  };
}
