import { startOfDate } from '@faena/shared/domain';
import { requireMoneyDate } from '../calendar/require-money-date.ts';

/**
 * The instant at which a rate begins on a date: its midnight in a time zone.
 * @throws AppError `validation_failed` for a date too far in the past or future (RATE-4)
 */
export function rateStart(date: string, timeZone: string, now: Date): Date {
  requireMoneyDate(date, now, timeZone, { path: 'body.from', reason: 'rate_date_out_of_range' });
  return startOfDate(date, timeZone);
}
