import { foldName } from '@faena/shared/domain';
import type { Services } from '../../platform/services.ts';
import { holderOf, type PersonDoc, PersonModel } from '../person/index.ts';

/** The secrets of an account, read for signing in. */
const SECRETS = '+passwordHash +twoSteps';

/**
 * The account of a username or, in its place, of an e-mail address: the one that holds the address (SESSION-40). No
 * username has an `@`.
 */
export async function findSigningIn(
  typed: string,
  services: Pick<Services, 'mailer' | 'config'>,
): Promise<PersonDoc | null> {
  const key = foldName(typed);
  const named = key.includes('@') ? holderOf(key, services) : { usernameKey: key };
  return PersonModel.findOne(named).select(SECRETS).lean();
}
