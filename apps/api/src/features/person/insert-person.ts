import type { RoleId } from '@faena/shared/access';
import type { PersonNoun, PlainValues } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { claimAddress, emailTaken, type MailMeans, proveAddress } from './held-address.ts';
import { identityOf, type Names } from './identity.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { refusingTakenNames } from './taken-names.ts';

/** A new account; missing fields get the defaults of `PersonNoun`. */
export type NewAccount = Names &
  Partial<PlainValues<typeof PersonNoun>> & {
    readonly roleId: RoleId;
    readonly passwordHash: string;
    readonly createdAt: Date;
    /** Set if a mailed link has proved that the address is theirs. */
    readonly isAddressProved?: boolean;
    readonly subscriptionId?: Types.ObjectId | null;
    /** The company of an employee; the caller locks it. */
    readonly companyId?: Types.ObjectId | null;
  };

/**
 * Stores a new account.
 * @throws AppError `conflict` when its username or e-mail address is taken
 */
export async function insertPerson(
  { isAddressProved = false, ...account }: NewAccount,
  services: MailMeans,
  session: ClientSession | null = null,
): Promise<PersonDoc> {
  const person = new PersonModel({ ...account, ...identityOf(account) });
  const hold = isAddressProved
    ? await proveAddress(person, session)
    : await claimAddress(person.emailKey, services, session);
  if (!hold) throw emailTaken();
  await refusingTakenNames(() => person.set(hold).save({ session }));
  return person.toObject();
}
