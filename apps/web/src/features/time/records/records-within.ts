import { type DateRange, rangeBounds } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';

/** The records with time within a range of dates of a time zone, whole; one of no length lies where it started. */
export function recordsWithin(
  records: readonly WorkRecord[],
  range: DateRange,
  timeZone: string,
): WorkRecord[] {
  const { from, to } = rangeBounds(range, timeZone);
  return records.filter(({ startTime, endTime }) => {
    const start = new Date(startTime);
    return start < to && (start >= from || endTime === null || new Date(endTime) > from);
  });
}
