import type { DateRange } from '@faena/shared/domain';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { RecordDoc } from '../model/record-model.ts';

/**
 * The stages that return the pieces of matched records within dates, one by one: `{ employeeId, date, durationMs,
 * costCents, unpricedMs, toReview }`. Unpriced pieces cost 0 here; `toReview` is the id of a record por revisar.
 */
export function piecesWithin(
  match: QueryFilter<RecordDoc>,
  { startDate, endDate }: DateRange,
): PipelineStage[] {
  const durationMs = { $subtract: ['$piece.endTime', '$piece.startTime'] };
  const within = { $gte: startDate, $lte: endDate };
  return [
    { $match: { $and: [match, { pieces: { $elemMatch: { date: within } } }] } },
    { $project: { employeeId: 1, needsReview: 1, piece: '$pieces' } },
    { $unwind: '$piece' },
    { $match: { 'piece.date': within } },
    {
      $project: {
        _id: 0,
        employeeId: 1,
        date: '$piece.date',
        durationMs,
        costCents: { $ifNull: ['$piece.costCents', 0] },
        unpricedMs: { $cond: [{ $eq: [{ $ifNull: ['$piece.costCents', null] }, null] }, durationMs, 0] },
        toReview: { $cond: ['$needsReview', { $toString: '$_id' }, '$$REMOVE'] },
      },
    },
  ];
}
