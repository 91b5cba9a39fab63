import { calendarDateOf, isMoneyDate } from '@faena/shared/domain';
import type { PlainReason } from '@faena/shared/errors';
import { invalid } from '../../../kernel/errors.ts';

interface DatedField {
  /** The path in the request: `body.date`. */
  readonly path: `body.${string}`;
  readonly reason: PlainReason;
}

/**
 * Refuses a date so far from today that it must be mistyped (PAYMENT-5).
 * @throws AppError `validation_failed`
 */
export function requireMoneyDate(
  date: string,
  now: Date,
  timeZone: string,
  { path, reason }: DatedField,
): void {
  if (!isMoneyDate(date, calendarDateOf(now, timeZone))) throw invalid(path, reason);
}
