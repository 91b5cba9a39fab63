import type { RoleId } from '@faena/shared/access';
import type { PersonNoun, PlainValues } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { identityOf, type Names } from './identity.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { refusingTakenNames } from './taken-names.ts';

/** A new account; missing fields get the defaults of `PersonNoun`. */
export type NewAccount = Names &
  Partial<PlainValues<typeof PersonNoun>> & {
    readonly roleId: RoleId;
    readonly passwordHash: string;
    readonly createdAt: Date;
    /** Set if the address is verified from the start. */
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
