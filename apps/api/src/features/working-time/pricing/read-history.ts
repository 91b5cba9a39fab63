import {
  type DateRange,
  type HistoryPeriod,
  type HistoryRow,
  sumByPeriod,
  type WorkedDay,
} from '@faena/shared/domain';
import { type PipelineStage, type QueryFilter, Types } from 'mongoose';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { piecesWithin } from './pieces-within.ts';

/**
 * The hours history of an employee from their records within `reach`, oldest first (PAY-13). One aggregation, bounded
 * by the range.
 */
export async function readHistory(
  employeeId: string,
  reach: QueryFilter<RecordDoc>,
  period: HistoryPeriod,
  range: DateRange,
): Promise<HistoryRow[]> {
  const match = { $and: [{ employeeId: new Types.ObjectId(employeeId) }, reach] };
  const days = await RecordModel.aggregate<WorkedDay>(workedDays(match, range));
  return sumByPeriod(
    days.sort((a, b) => (a.date < b.date ? -1 : 1)),
    period,
  );
}

/** The stages that add up each day of matched records within dates, in any order. */
export function workedDays(match: QueryFilter<RecordDoc>, range: DateRange): PipelineStage[] {
  return [
    ...piecesWithin(match, range),
    {
      $group: {
        _id: '$date',
        durationMs: { $sum: '$durationMs' },
        costCents: { $sum: '$costCents' },
        unpricedMs: { $sum: '$unpricedMs' },
        toReview: { $addToSet: '$toReview' },
      },
    },
    { $project: { _id: 0, date: '$_id', durationMs: 1, costCents: 1, unpricedMs: 1, toReview: 1 } },
  ];
}
