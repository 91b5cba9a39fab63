import { isCalendarDate, startOfDate } from '@faena/shared/domain';
import { invalid } from '../../kernel/errors.ts';

/** An instant stays; a calendar date becomes the start of that day in the company's time zone. */
export function toInstant(value: string, timeZone: string): Date {
  return isCalendarDate(value) ? startOfDate(value, timeZone) : new Date(value);
}

/**
 * Refuses a project that ends before it starts; `field` gets the error.
 * @throws AppError `validation_failed`
 */
export function assertOrder(startDate: Date, endDate: Date, field: 'start_date' | 'end_date'): void {
  if (endDate < startDate) throw invalid(`body.${field}`, 'end_before_start');
}
