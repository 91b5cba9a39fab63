import { EARLIEST_RECORD, startOfDate } from '@faena/shared/domain';
import { invalid } from '../../../kernel/errors.ts';

/** The farthest future start of a rate; a later one is taken for a typing error. */
const FURTHEST_AHEAD_MS = 366 * 86_400_000;

/**
 * The instant at which a rate begins on a date: its midnight in a time zone.
 * @throws AppError `validation_failed` for a date too far in the past or future
 */
export function rateStart(date: string, timeZone: string, now: Date): Date {
  const start = startOfDate(date, timeZone);
  if (start < new Date(EARLIEST_RECORD) || +start > +now + FURTHEST_AHEAD_MS) {
    throw invalid('body.from', 'rate_date_out_of_range');
  }
  return start;
}
