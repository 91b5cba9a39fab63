import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { Stretch } from './state.ts';

/**
 * Milliseconds worked today, by the day of this time zone: a running record counts up to now, and one from
 * yesterday from midnight on. A voided record counts nothing (TIME-40).
 */
export function workedToday(records: readonly Stretch[], now: number, timeZone: string): number {
  const midnight = startOfDate(calendarDateOf(new Date(now), timeZone), timeZone).getTime();
  return records.reduce((sum, { startTime, endTime, voided }) => {
    if (voided) return sum;
    const from = Math.max(Date.parse(startTime), midnight);
    const to = endTime === null ? now : Date.parse(endTime);
    return sum + Math.max(0, to - from);
  }, 0);
}
