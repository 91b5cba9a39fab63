import { calendarDateOf } from '@faena/shared/domain';
import { serverNow } from '@/lib/server-clock.ts';

/** The first day of the current month in a time zone. */
export function startOfMonth(timeZone: string): string {
  return `${calendarDateOf(new Date(serverNow()), timeZone).slice(0, 'YYYY-MM'.length)}-01`;
}
