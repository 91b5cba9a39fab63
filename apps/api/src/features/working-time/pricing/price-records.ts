import { type Cents, HOUR_MS } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import type { LockedPerson } from '../../person/index.ts';
import { RecordModel } from '../model/record-model.ts';
import { recountEarnings } from './earnings.ts';
import { proRataCentsIn } from './pro-rata.ts';

/**
 * Prices the records that a person closed in the company they work for while they had no rate, at the first
 * one that is saved (PAY-4). What is priced already keeps its price (PAY-3). The person must be locked.
 */
export async function priceRecords(
  { _id: employeeId, companyId }: LockedPerson,
  rateCents: Cents,
  session: ClientSession,
): Promise<void> {
  if (!companyId) return;
  const priced = await RecordModel.updateMany(
    { employeeId, companyId, open: false, costCents: null },
    [{ $set: { rateCents, costCents: proRataCentsIn(rateCents, '$durationMs', HOUR_MS) } }],
    { session, updatePipeline: true },
  );
  if (priced.modifiedCount > 0) await recountEarnings(employeeId, companyId, session);
}
