import { type RateStart, startOnDay } from '../../working-time/index.ts';
import { requireMoneyDate } from '../calendar/require-money-date.ts';

/**
 * The start of a rate that begins with a day in a time zone.
 * @throws AppError `validation_failed` for a date too far in the past or future (RATE-4)
 */
export function rateStart(date: string, timeZone: string, now: Date): RateStart {
  requireMoneyDate(date, now, timeZone, { path: 'body.from', reason: 'rate_date_out_of_range' });
  return startOnDay(date, timeZone);
}
