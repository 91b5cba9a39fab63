import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import { deductedMs, type LunchToDeduct } from './deducted-lunch.ts';
import type { Stretch } from './state.ts';

/**
 * Milliseconds worked today, by the day of this time zone: a running record counts up to now, and one from yesterday from
 * midnight on. A deducted lunch (LUNCH-7) and a voided record (TIME-40) count nothing.
 */
export function workedToday(
  records: readonly Stretch[],
  now: number,
  timeZone: string,
  lunch?: LunchToDeduct,
): number {
  const midnight = startOfDate(calendarDateOf(new Date(now), timeZone), timeZone).getTime();
  return records.reduce((sum, record) => {
    if (record.voided) return sum;
    const from = Math.max(Date.parse(record.startTime), midnight);
    const to = record.endTime === null ? now : Date.parse(record.endTime);
    return sum + Math.max(0, to - from) - deductedMs(record, now, lunch, midnight);
  }, 0);
}
