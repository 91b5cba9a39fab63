import { AppError } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { hashOf } from '../../../platform/link-token.ts';
import { type OneTimeLink, redeemOneTimeLink, voidOneTimeLinks } from '../../../platform/one-time-link.ts';
import { openWithinLimits } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { PersonModel, proveAddress } from '../../person/index.ts';

/**
 * Verifies the address of a mailed link (EMAIL-1). A used, expired or unknown link gets the same answer. So does one for
 * a former address, or for an address that another account has verified (EMAIL-4).
 * @throws AppError `not_found`; `rate_limited`
 */
export async function verifyAddress(token: string, address: string, { clock, log }: Services): Promise<void> {
  const link = await openWithinLimits(
    address,
    () => redeem(token, clock.now()),
    () => hashOf(token),
  );
  if (!link) throw new AppError('not_found', 'verification_link_not_found');
  log.info({ user: String(link.subjectId), address }, 'e-mail address verified');
}

/** Uses up the link and invalidates the account's others; null if it verifies nothing any more. */
function redeem(token: string, now: Date): Promise<OneTimeLink | null> {
  return transaction(async (session) => {
    const link = await redeemOneTimeLink('email-verification', token, now, session);
    if (!link) return null;
    const { subjectId: _id, about: emailKey } = link;
    const person = await PersonModel.findOne({ _id, emailKey }, null, { session }).lean();
    const hold = person && (await proveAddress(person, session));
    if (!hold) return null;
    await PersonModel.updateOne({ _id, emailKey }, { $set: hold }, { session });
    await voidOneTimeLinks(_id, session, 'email-verification');
    await recordActs([{ action: 'email-verified', about: person }], session);
    return link;
  });
}
