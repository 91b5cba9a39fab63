import {
  calendarDateOf,
  type DateRange,
  type HistoryRequest,
  type HistoryRow,
  periodsIn,
  rangeBounds,
} from '@faena/shared/domain';
import { type QueryFilter, Types } from 'mongoose';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { historyStages } from './history-stages.ts';

const DAY_MS = 86_400_000;

/** Reckoning the days of a longer range costs more than to ask first where there are records. */
const LONG_RANGE_DAYS = 400;

type Sum = Pick<HistoryRow, 'durationMs' | 'costCents'> & { _id: number };

/**
 * The hours history of an employee from those of their records that are within `reach`: what the
 * domain's `hoursHistory` answers for them, in one aggregation that reads nothing but an index, and of
 * that only what lies in the range, however many records there are before it: `longestMs` is how far before
 * it one can have started.
 */
export async function readHistory(
  employeeId: string,
  reach: QueryFilter<RecordDoc>,
  longestMs: number,
  request: HistoryRequest,
): Promise<HistoryRow[]> {
  const employee = new Types.ObjectId(employeeId);
  const { from, to } = rangeBounds(request.range, request.timeZone);
  const since = new Date(from.getTime() - longestMs);
  const inRange = { startTime: { $gte: since, $lt: to }, endTime: { $gt: from } };
  const match = { $and: [{ employeeId: employee, ...inRange }, reach] };
  const range = isLong(request.range) ? await narrow(match, request) : request.range;
  if (!range) return [];
  const calendar = calendarOf({ ...request, range });
  const sums = await RecordModel.aggregate<Sum>([{ $match: match }, ...historyStages(calendar)]);
  const byPeriod = new Map(sums.map((sum) => [sum._id, sum]));
  return calendar.keys.flatMap((key, index) => {
    const sum = byPeriod.get(index);
    return sum ? [{ key, durationMs: sum.durationMs, costCents: sum.costCents }] : [];
  });
}

function isLong({ startDate, endDate }: DateRange): boolean {
  return Date.parse(endDate) - Date.parse(startDate) > LONG_RANGE_DAYS * DAY_MS;
}

/** The range cut to where there are records, so that a wide one costs no more than what is in it. */
async function narrow(
  match: QueryFilter<RecordDoc>,
  { range, timeZone }: HistoryRequest,
): Promise<DateRange | null> {
  const [span] = await RecordModel.aggregate<{ from: Date; to: Date }>([
    { $match: match },
    { $group: { _id: null, from: { $min: '$startTime' }, to: { $max: '$endTime' } } },
  ]);
  if (!span) return null;
  // A day on either side: an hour that a clock change repeats may count to the day after its date.
  const first = calendarDateOf(new Date(+span.from - DAY_MS), timeZone);
  const last = calendarDateOf(new Date(+span.to + DAY_MS), timeZone);
  let { startDate, endDate } = range;
  if (first > startDate) startDate = first;
  if (last < endDate) endDate = last;
  return { startDate, endDate };
}

/** The days of a range, and the period each belongs to. */
export function calendarOf({ period, range, timeZone }: HistoryRequest) {
  const days = periodsIn('day', range, timeZone);
  const periods = period === 'day' ? days : periodsIn(period, range, timeZone);
  let current = 0;
  const periodOfDay = days.map((day) => {
    while (day.from >= (periods[current]?.to ?? day.to)) current += 1;
    return current;
  });
  return {
    edges: [...days.map(({ from }) => from), ...days.slice(-1).map(({ to }) => to)],
    periodOfDay,
    keys: periods.map(({ key }) => key),
  };
}
