import type { ClientSession, QueryFilter } from 'mongoose';
import { type UserDoc, UserModel } from './model.ts';

/**
 * Finds an account that a transaction is about to refer to (as owner, as member, as the one whose time
 * runs), and makes sure it stays as it was found: the counter it raises lets a deletion or change of the
 * account at the same time conflict, so that one of the two is retried. Null when there is none.
 */
export async function holdUser(
  filter: QueryFilter<UserDoc>,
  session: ClientSession,
): Promise<UserDoc | null> {
  return UserModel.findOneAndUpdate(filter, { $inc: { holds: 1 } }, { session }).lean();
}
