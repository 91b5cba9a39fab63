import type { RoleId } from '@faena/shared/access';
import type { PersonNoun, PlainValues } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { identityOf, type Names } from './identity.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { refusingTakenNames } from './taken-names.ts';

/** A new account; what it is not given is as the noun says. */
export type NewAccount = Names &
  Partial<PlainValues<typeof PersonNoun>> & {
    readonly roleId: RoleId;
    readonly passwordHash: string;
    readonly createdAt: Date;
    /** The address, where it was proved to be theirs as the account is made. */
    readonly verifiedEmailKey?: string | null;
    readonly subscriptionId?: Types.ObjectId | null;
    /** The company of an employee; the caller locks it. */
    readonly companyId?: Types.ObjectId | null;
  };

/**
 * Stores a new account.
 * @throws AppError `conflict` when its username or e-mail address is taken
 */
export async function insertPerson(account: NewAccount, session?: ClientSession): Promise<PersonDoc> {
  const person = new PersonModel({ ...account, ...identityOf(account) });
  await refusingTakenNames(() => person.save({ session: session ?? null }));
  return person.toObject();
}
