import type { DateRange } from '@faena/shared/domain';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { RecordDoc } from '../model/record-model.ts';

/**
 * The stages that answer the pieces of matched records within dates, one by one: `{ employeeId, date, durationMs,
 * costCents }`. What is not priced yet costs 0 here.
 */
export function piecesWithin(
  match: QueryFilter<RecordDoc>,
  { startDate, endDate }: DateRange,
): PipelineStage[] {
  const within = { $gte: startDate, $lte: endDate };
  return [
    { $match: { $and: [match, { pieces: { $elemMatch: { date: within } } }] } },
    { $project: { _id: 0, employeeId: 1, piece: '$pieces' } },
    { $unwind: '$piece' },
    { $match: { 'piece.date': within } },
    {
      $project: {
        employeeId: 1,
        date: '$piece.date',
        durationMs: { $subtract: ['$piece.endTime', '$piece.startTime'] },
        costCents: { $ifNull: ['$piece.costCents', 0] },
      },
    },
  ];
}
