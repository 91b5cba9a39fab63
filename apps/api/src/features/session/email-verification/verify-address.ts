import { voidOneTimeLinks } from '../../../platform/one-time-link.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { PersonModel, proveAddress } from '../../person/index.ts';
import { redeemVerificationLink } from './verification-link.ts';

/**
 * Verifies the address of a mailed link, and ends the account's others (EMAIL-1). A link to a former address verifies
 * nothing, nor does one to an address that another account has verified (EMAIL-4).
 * @throws AppError `not_found`; `rate_limited`
 */
export async function verifyAddress(token: string, address: string, { clock, log }: Services): Promise<void> {
  const link = { token, address, now: clock.now() };
  const { _id: user } = await redeemVerificationLink(link, async (person, session) => {
    const { _id, emailKey } = person;
    const hold = await proveAddress(person, session);
    if (!hold) return false;
    await PersonModel.updateOne({ _id, emailKey }, { $set: hold }, { session });
    await voidOneTimeLinks(_id, session, 'email-verification');
    await recordActs([{ action: 'email-verified', about: person }], session);
    return true;
  });
  log.info({ user: String(user), address }, 'e-mail address verified');
}
