import type { Cents } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { PersonModel } from '../../person/index.ts';
import { RecordModel } from '../model/record-model.ts';

interface Earning {
  readonly employeeId: Types.ObjectId;
  /** Of the record: what somebody earned in a company they have left is none of the present one's. */
  readonly companyId: Types.ObjectId;
  /** Negative when a record that was priced is opened again. */
  readonly cents: Cents;
}

/**
 * Carries the costs of records into what their people have earned in their company, so that a list of
 * people need not add up every record they ever had. To be called in the transaction that changes the costs.
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

/**
 * Sets what a person has earned from their records in the company they work for, in the transaction that priced many
 * of them or gave the person that company.
 */
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
