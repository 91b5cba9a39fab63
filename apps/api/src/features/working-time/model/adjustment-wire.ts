import { durationHours, fromCents, type Stretch } from '@faena/shared/domain';
import type { Adjustment } from '@faena/shared/schemas';
import { namedThenToWire } from '../../person/index.ts';
import type { AdjustmentDoc } from './adjustment-model.ts';

/** An adjustment in the API format. */
export function adjustmentToWire(adjustment: AdjustmentDoc): Adjustment {
  const { _id, recordId, employeeId, before, after, days, ms, cents, reason, by, at, runNumber } = adjustment;
  return {
    _id: String(_id),
    recordId: String(recordId),
    employeeId: String(employeeId),
    before: before && timesToWire(before),
    after: after && timesToWire(after),
    days: days.map((day) => ({
      date: day.date,
      hours: durationHours(day.ms),
      ms: day.ms,
      amount: fromCents(day.cents),
    })),
    hours: durationHours(ms),
    amount: fromCents(cents),
    reason,
    by: namedThenToWire(by),
    at: at.toISOString(),
    runNumber,
  };
}

export function timesToWire({ startTime, endTime }: Stretch) {
  return { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
}
