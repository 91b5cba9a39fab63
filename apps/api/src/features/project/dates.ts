import { isCalendarDate, startOfDate } from '@faena/shared/domain';
import { invalid } from '../../kernel/errors.ts';

/** An instant as it is; a calendar date as the start of that day in the company's time zone. */
export function toInstant(value: string, timeZone: string): Date {
  return isCalendarDate(value) ? startOfDate(value, timeZone) : new Date(value);
}

/**
 * Refuses a project that would end before it starts; `field` is the one to blame.
 * @throws AppError `validation_failed`
 */
export function assertOrder(startDate: Date, endDate: Date, field: 'start_date' | 'end_date'): void {
  if (endDate < startDate) throw invalid(`body.${field}`, 'end_before_start');
}
