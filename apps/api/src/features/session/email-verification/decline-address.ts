import { voidOneTimeLinks } from '../../../platform/one-time-link.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { isVerified, PersonModel } from '../../person/index.ts';
import { redeemVerificationLink } from './verification-link.ts';

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
  const link = { token, address, now: clock.now() };
  const { _id: user } = await redeemVerificationLink(link, async (person, session) => {
    if (isVerified(person)) return false;
    const { _id, emailKey } = person;
    const declined = { declinedEmailKey: emailKey, heldEmailKey: null };
    await PersonModel.updateOne({ _id, emailKey }, { $set: declined }, { session });
    await voidOneTimeLinks(_id, session);
    await recordActs([{ action: 'email-declined', about: person }], session);
    return true;
  });
  log.info({ user: String(user), address }, 'e-mail address declined');
}
