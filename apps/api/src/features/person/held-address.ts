import { foldName } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { canMail } from '../../platform/can-mail.ts';
import { identityOf, type Names } from './identity.ts';
import { type PersonDoc, PersonModel } from './model.ts';

export type MailMeans = Parameters<typeof canMail>[0];

type Hold = Pick<PersonDoc, 'verifiedEmailKey' | 'heldEmailKey'>;

/** Selects the one account that holds an address. Where Faena sends mail, that account has verified it (EMAIL-4). */
export function holderOf(emailKey: string, services: MailMeans) {
  return canMail(services) ? verifierOf(emailKey) : { heldEmailKey: emailKey };
}

/**
 * The keys to store for an unproved address (EMAIL-4). Where Faena sends mail, nobody holds it until a link proves it.
 * Without mail the account holds it at once, and the unique index refuses a second one.
 * @throws AppError `conflict` when the address is another account's
 */
export async function claimAddress(
  emailKey: string,
  services: MailMeans,
  session: ClientSession | null,
): Promise<Hold> {
  if (!canMail(services)) return { verifiedEmailKey: null, heldEmailKey: emailKey };
  if (await PersonModel.exists(verifierOf(emailKey)).session(session)) throw emailTaken();
  return { verifiedEmailKey: null, heldEmailKey: null };
}

/**
 * The keys to store for an address that a mailed link has proved (EMAIL-4). Other accounts lose their unproved hold. Null
 * for a lost address (`hasLostAddress`).
 * If two prove it at once, the unique index refuses one.
 */
export async function proveAddress(
  { _id, emailKey }: Pick<PersonDoc, '_id' | 'emailKey'>,
  session: ClientSession | null,
): Promise<Hold | null> {
  if (await hasLostAddress({ _id, emailKey }, session)) return null;
  const unproved = { heldEmailKey: emailKey, _id: { $ne: _id } };
  await PersonModel.updateMany(unproved, { $set: { heldEmailKey: null } }).session(session);
  return { verifiedEmailKey: emailKey, heldEmailKey: emailKey };
}

/**
 * Tests whether another account has proved the address, or its owner has declined this account, so that no link is sent
 * there (EMAIL-4, EMAIL-5).
 */
export async function hasLostAddress(
  { _id, emailKey }: { readonly _id: Types.ObjectId; readonly emailKey: string },
  session: ClientSession | null = null,
): Promise<boolean> {
  const other = { ...verifierOf(emailKey), _id: { $ne: _id } };
  const declined = { _id, declinedEmailKey: emailKey };
  return (await PersonModel.exists({ $or: [other, declined] }).session(session)) !== null;
}

/** Tests whether the owner of an address has declined this account, so that no mail is sent there (EMAIL-5). */
export async function isDeclined(_id: Types.ObjectId, address: string): Promise<boolean> {
  return (await PersonModel.exists({ _id, declinedEmailKey: foldName(address) })) !== null;
}

/**
 * The keys of username and address to store after a change, within the transaction that read the account. A new address
 * is unverified (EMAIL-1).
 * @throws AppError `conflict` when the address is another account's
 */
export async function renamed(
  person: Names & Pick<PersonDoc, 'emailKey'>,
  changes: Parameters<typeof identityOf>[1],
  services: MailMeans,
  session: ClientSession,
) {
  const names = identityOf(person, changes);
  if (names.emailKey === person.emailKey) return names;
  return { ...names, ...(await claimAddress(names.emailKey, services, session)) };
}

export function emailTaken() {
  return conflict('email_taken', 'email');
}

function verifierOf(emailKey: string) {
  return { heldEmailKey: emailKey, verifiedEmailKey: emailKey };
}
