import { EARLIEST_RECORD, startOfDate } from '@faena/shared/domain';
import { invalid } from '../../../kernel/errors.ts';

/** No rate begins further ahead: whatever does is a slip of the pen. */
const FURTHEST_AHEAD_MS = 366 * 86_400_000;

/**
 * The instant at which a rate begins on a date: its midnight in a time zone.
 * @throws AppError `validation_failed` for a date that lies too far back or ahead
 */
export function rateStart(date: string, timeZone: string, now: Date): Date {
  const start = startOfDate(date, timeZone);
  if (start < new Date(EARLIEST_RECORD) || +start > +now + FURTHEST_AHEAD_MS) {
    throw invalid('body.from', 'rate_date_out_of_range');
  }
  return start;
}
