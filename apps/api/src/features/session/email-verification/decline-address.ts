import { AppError } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { hashOf } from '../../../platform/link-token.ts';
import { type OneTimeLink, redeemOneTimeLink, voidOneTimeLinks } from '../../../platform/one-time-link.ts';
import { openWithinLimits } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { isVerified, PersonModel } from '../../person/index.ts';

/**
 * Ends the claim of an account on an address, by a link to it (EMAIL-5): the owner of the address did not make the account.
 * All links of the account end, and it gets no other to this address.
 * @throws AppError `not_found` for a link that verifies nothing; `rate_limited`
 */
export async function declineAddress(
  token: string,
  address: string,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<void> {
  const link = await openWithinLimits(
    address,
    () => decline(token, clock.now()),
    () => hashOf(token),
  );
  if (!link) throw new AppError('not_found', 'verification_link_not_found');
  log.info({ user: String(link.subjectId), address }, 'e-mail address declined');
}

function decline(token: string, now: Date): Promise<OneTimeLink | null> {
  return transaction(async (session) => {
    const link = await redeemOneTimeLink('email-verification', token, now, session);
    if (!link) return null;
    const { subjectId: _id, about: emailKey } = link;
    const person = await PersonModel.findOne({ _id, emailKey }, null, { session }).lean();
    if (!person || isVerified(person)) return null;
    const declined = { declinedEmailKey: emailKey, heldEmailKey: null };
    await PersonModel.updateOne({ _id, emailKey }, { $set: declined }, { session });
    await voidOneTimeLinks(_id, session);
    await recordActs([{ action: 'email-declined', about: person }], session);
    return link;
  });
}
