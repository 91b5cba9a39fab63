import type { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { RecordModel } from '../model/record-model.ts';

/** How many records of each of these people are 'por revisar', by the person's id; who has none is not in it. */
export async function countReviews(
  employeeIds: readonly Types.ObjectId[],
  actor: Actor,
): Promise<ReadonlyMap<string, number>> {
  const counts = await RecordModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        $and: [{ employeeId: { $in: [...employeeIds] }, needsReview: true }, reachableRecords(actor)],
      },
    },
    { $group: { _id: '$employeeId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}
