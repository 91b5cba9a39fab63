import type { ClientSession } from 'mongoose';
import { AppError } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { hashOf } from '../../../platform/link-token.ts';
import { redeemOneTimeLink } from '../../../platform/one-time-link.ts';
import { openWithinLimits } from '../../../platform/rate-limit.ts';
import { type PersonDoc, PersonModel } from '../../person/index.ts';

/**
 * Answers the account or address that a mailed verification link stands for. A used, expired or unknown link gets the same answer (EMAIL-1).
 * @throws AppError `not_found` where `find` answers null; `rate_limited`
 */
export async function openVerificationLink<Found extends object>(
  token: string,
  address: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  const found = await openWithinLimits(address, find, () => hashOf(token));
  if (!found) throw new AppError('not_found', 'verification_link_not_found');
  return found;
}

/**
 * Uses up a verification link with the change that it stands for, and answers its account.
 * @param settle changes the account; false if the link verifies nothing any more
 * @throws AppError `not_found`; `rate_limited`
 */
export function redeemVerificationLink(
  { token, address, now }: { token: string; address: string; now: Date },
  settle: (person: PersonDoc, session: ClientSession) => Promise<boolean>,
): Promise<PersonDoc> {
  return openVerificationLink(token, address, () =>
    transaction(async (session) => {
      const link = await redeemOneTimeLink('email-verification', token, now, session);
      if (!link) return null;
      const match = { _id: link.subjectId, emailKey: link.about };
      const person = await PersonModel.findOne(match, null, { session }).lean();
      return person && (await settle(person, session)) ? person : null;
    }),
  );
}
