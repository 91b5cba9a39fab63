import { type DateRange, rangeBounds } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';

/** The records that overlap a range of dates in a time zone, uncut. A record without length belongs to its start. */
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
