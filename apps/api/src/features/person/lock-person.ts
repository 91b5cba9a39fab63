import type { ClientSession, mongo } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { LOCK } from '../../platform/lock.ts';
import { type PersonDoc, PersonModel } from './model.ts';

/** The account without the fields that only a sign-in may read. */
export type LockedPerson = Omit<PersonDoc, 'passwordHash'>;

/**
 * Finds an account a transaction refers to, and locks it: a concurrent deletion or change conflicts, and one of the two
 * is retried. Null when there is none.
 */
export async function lockPerson(
  filter: mongo.Filter<PersonDoc>,
  session: ClientSession,
): Promise<LockedPerson | null> {
  const projection = { passwordHash: 0 };
  return driverCollection(PersonModel).findOneAndUpdate(filter, LOCK, { session, projection });
}
