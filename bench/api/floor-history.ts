import { type DateRange, DEFAULT_TIMEZONE, rangeBounds } from '@faena/shared/domain';
import type { ObjectId } from 'mongodb';
import { historyStages } from '../../apps/api/src/features/working-time/pricing/history-stages.ts';
import { calendarOf } from '../../apps/api/src/features/working-time/pricing/read-history.ts';

const LONGEST_MS = 24 * 3_600_000;

/** The aggregation of a history by day, as the API asks it of the database. */
export function historyPipeline(employeeId: ObjectId, range: DateRange) {
  const { from, to } = rangeBounds(range, DEFAULT_TIMEZONE);
  const since = new Date(from.getTime() - LONGEST_MS);
  const inRange = { startTime: { $gte: since, $lt: to }, endTime: { $gt: from } };
  const calendar = calendarOf({ period: 'day', range, timeZone: DEFAULT_TIMEZONE });
  return [{ $match: { employeeId, ...inRange } }, ...historyStages(calendar)];
}
