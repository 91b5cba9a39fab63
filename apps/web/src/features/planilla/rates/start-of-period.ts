import { calendarDateOf, payPeriodOf } from '@faena/shared/domain';
import { serverNow } from '@/lib/server-clock.ts';

/** The first day of the current period of pay in a time zone (PAY-60). */
export function startOfPeriod(timeZone: string): string {
  return payPeriodOf(calendarDateOf(new Date(serverNow()), timeZone)).startDate;
}
