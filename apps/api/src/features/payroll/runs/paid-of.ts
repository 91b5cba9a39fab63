import type { Cents } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { SlipModel } from '../slips/slip-model.ts';

/** The payments of runs, by the run's id. */
export async function paidOf(
  runIds: readonly Types.ObjectId[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, Cents>> {
  const sums = await SlipModel.aggregate<{ _id: Types.ObjectId; cents: Cents }>(
    [
      { $match: { runId: { $in: [...runIds] } } },
      { $group: { _id: '$runId', cents: { $sum: '$paidCents' } } },
    ],
    { ...(session && { session }) },
  );
  return new Map(sums.map(({ _id, cents }) => [String(_id), cents]));
}
