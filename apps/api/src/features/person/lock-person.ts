import type { ClientSession, mongo } from 'mongoose';
import { documentsOf } from '../../platform/database.ts';
import { type PersonDoc, PersonModel } from './model.ts';

/** The account without what only a sign-in may read. */
export type LockedPerson = Omit<PersonDoc, 'passwordHash'>;

/**
 * Finds an account that a transaction is about to refer to (as owner, as member, as the one whose time
 * runs), and makes sure it stays as it was found: the counter it raises lets a deletion or change of the
 * account at the same time conflict, so that one of the two is retried. Null when there is none.
 */
export async function lockPerson(
  filter: mongo.Filter<PersonDoc>,
  session: ClientSession,
): Promise<LockedPerson | null> {
  const projection = { passwordHash: 0 };
  return documentsOf(PersonModel).findOneAndUpdate(filter, { $inc: { holds: 1 } }, { session, projection });
}
