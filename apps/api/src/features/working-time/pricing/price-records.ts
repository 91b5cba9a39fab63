import { type Cents, HOUR_MS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { RecordModel } from '../model/record-model.ts';
import { recountEarnings } from './earnings.ts';
import { proRataCentsIn } from './pro-rata.ts';

/**
 * Prices the records that a person closed while they had no rate, at the first one that is saved
 * (PAY-4). What is priced already keeps its price (PAY-3). The person must be locked.
 */
export async function priceRecords(
  employeeId: Types.ObjectId,
  rateCents: Cents,
  session: ClientSession,
): Promise<void> {
  const priced = await RecordModel.updateMany(
    { employeeId, open: false, costCents: null },
    [{ $set: { rateCents, costCents: proRataCentsIn(rateCents, '$durationMs', HOUR_MS) } }],
    { session, updatePipeline: true },
  );
  if (priced.modifiedCount > 0) await recountEarnings(employeeId, session);
}
