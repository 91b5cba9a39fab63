import type { QueryFilter, Types } from 'mongoose';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';

/** Records with unpriced time (PAY-4). */
export const HAS_UNPRICED_TIME = { 'pieces.costCents': { $type: 'null' } } as const;

/** The unpriced time of a record in milliseconds, as an expression. */
export const UNPRICED_MS = {
  $sum: {
    $map: {
      input: '$pieces',
      in: {
        $cond: [
          { $eq: ['$$this.costCents', null] },
          { $subtract: ['$$this.endTime', '$$this.startTime'] },
          0,
        ],
      },
    },
  },
} as const;

interface Unsettled {
  readonly unpricedMs: number;
  readonly reviews: number;
}

/** The open points beside a person's money within `reach`. It reads only the records with such points. */
export async function unsettledInAll(
  employeeId: Types.ObjectId,
  reach: QueryFilter<RecordDoc>,
): Promise<Unsettled> {
  const of = (condition: QueryFilter<RecordDoc>) => ({ $and: [{ employeeId }, condition, reach] });
  const [found] = await RecordModel.aggregate<Unsettled>([
    // Both conditions contain the person, so that each uses its own index.
    { $match: { $or: [of({ needsReview: true }), of(HAS_UNPRICED_TIME)] } },
    {
      $group: {
        _id: null,
        unpricedMs: { $sum: UNPRICED_MS },
        reviews: { $sum: { $cond: ['$needsReview', 1, 0] } },
      },
    },
  ]);
  return found ?? { unpricedMs: 0, reviews: 0 };
}
