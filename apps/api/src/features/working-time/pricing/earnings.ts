import type { Cents } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { PersonModel } from '../../person/index.ts';
import { RecordModel } from '../model/record-model.ts';

interface Earning {
  readonly employeeId: Types.ObjectId;
  /** The record's company: earnings from a former company do not count for the present one. */
  readonly companyId: Types.ObjectId;
  /** Negative when a priced record is reopened. */
  readonly cents: Cents;
}

/**
 * Adds the costs of records to their people's earnings, so that lists of people need not sum records. Call it in the
 * transaction that changes the costs.
 */
export async function addEarnings(earnings: readonly Earning[], session: ClientSession): Promise<void> {
  const changes = together(earnings).filter(({ cents }) => cents !== 0);
  if (changes.length === 0) return;
  await driverCollection(PersonModel).bulkWrite(
    changes.map(({ employeeId, companyId, cents }) => ({
      updateOne: { filter: { _id: employeeId, companyId }, update: { $inc: { earnedCents: cents } } },
    })),
    { session },
  );
}

/** One for each person and company. */
function together(earnings: readonly Earning[]): Earning[] {
  const sums = new Map<string, Earning>();
  for (const earning of earnings) {
    const key = `${earning.employeeId} ${earning.companyId}`;
    sums.set(key, { ...earning, cents: earning.cents + (sums.get(key)?.cents ?? 0) });
  }
  return [...sums.values()];
}

/** Sums a person's records in their company again, in the transaction that priced many or changed the company. */
export async function recountEarnings(
  employeeId: Types.ObjectId,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const [sum] = await RecordModel.aggregate<{ cents: Cents }>([
    { $match: { employeeId, companyId } },
    { $group: { _id: null, cents: { $sum: '$costCents' } } },
  ]).session(session);
  await PersonModel.updateOne({ _id: employeeId }, { $set: { earnedCents: sum?.cents ?? 0 } }, { session });
}
