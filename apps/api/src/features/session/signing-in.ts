import { foldName } from '@faena/shared/domain';
import { canMail } from '../../platform/can-mail.ts';
import type { Services } from '../../platform/services.ts';
import { type PersonDoc, PersonModel } from '../person/index.ts';

/** The secrets of an account, read for signing in. */
const SECRETS = '+passwordHash +twoSteps';

/**
 * The account of a username or, in its place, of an e-mail address (SESSION-40). An address counts once it is verified;
 * where no mail can be sent, the only account that has it counts. No username has an `@`.
 */
export async function findSigningIn(
  typed: string,
  services: Pick<Services, 'mailer' | 'config'>,
): Promise<PersonDoc | null> {
  const key = foldName(typed);
  if (!key.includes('@')) return PersonModel.findOne({ usernameKey: key }).select(SECRETS).lean();
  const verified = { emailKey: key, verifiedEmailKey: key };
  if (canMail(services)) return PersonModel.findOne(verified).select(SECRETS).lean();
  const people = await PersonModel.find({ emailKey: key }).select(SECRETS).limit(2).lean();
  return people.length === 1 ? (people[0] ?? null) : PersonModel.findOne(verified).select(SECRETS).lean();
}
