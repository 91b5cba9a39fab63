import type { Cents } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { PaymentModel } from './payment-model.ts';

/** The cents of a run that were paid by bank transfer, by employee id; a removed payment does not count. */
export async function transferredOf(
  run: { runId: Types.ObjectId; employeeId?: Types.ObjectId },
  session?: ClientSession,
): Promise<ReadonlyMap<string, Cents>> {
  const sums = await driverCollection(PaymentModel)
    .aggregate<{ _id: Types.ObjectId; cents: Cents }>(
      [
        { $match: { ...run, method: 'transfer', removed: null } },
        { $group: { _id: '$employeeId', cents: { $sum: '$cents' } } },
      ],
      session && { session },
    )
    .toArray();
  return new Map(sums.map(({ _id, cents }) => [String(_id), cents]));
}
