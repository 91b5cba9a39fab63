import type { QueryFilter, Types } from 'mongoose';
import { type RecordDoc, RecordModel, WAITING_FOR_REVIEW } from '../model/record-model.ts';

/** The records that a manager may accept as they are: ended, por revisar, and not paid (TODAY-3). */
export const TO_REVIEW = { needsReview: true, open: false, 'pieces.runId': { $exists: false } } as const;

/**
 * The number of records 'por revisar' of these people, by person's id; people without one are missing. Only records
 * within `reach` count.
 */
export async function countReviews(
  employeeIds: readonly Types.ObjectId[],
  reach: QueryFilter<RecordDoc>,
): Promise<ReadonlyMap<string, number>> {
  const counts = await RecordModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        $and: [{ employeeId: { $in: [...employeeIds] }, needsReview: true }, reach],
      },
    },
    { $group: { _id: '$employeeId', count: { $sum: 1 } } },
  ]).hint(WAITING_FOR_REVIEW);
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}
