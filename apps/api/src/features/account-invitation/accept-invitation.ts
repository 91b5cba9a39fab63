import { ROLES } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import { type InvitationAcceptance, InvitationAccepted } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { invalid } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { redeemOneTimeLink } from '../../platform/one-time-link.ts';
import { generatePassword, hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { insertEmployee } from '../employee/index.ts';
import { insertPerson, lockPerson } from '../person/index.ts';
import { noInvitation, withRightfulInviter } from './good-invitation.ts';
import { type AccountInvitationDoc, AccountInvitationModel } from './model.ts';
import { followLink } from './open-invitation.ts';

/**
 * Creates the invited account and uses up the link, both or neither; one of two concurrent calls succeeds (INVITE-3).
 * The invitation decides role, company and a given address. The lock of the inviter keeps their right to invite until
 * the commit.
 * @throws AppError `not_found` as `openInvitation`; `conflict` for a taken name or address; `validation_failed`;
 * `rate_limited`
 */
export async function acceptInvitation(
  { token, newPassword, generatePassword: generate, ...typed }: InvitationAcceptance,
  { address, language }: { readonly address: string; readonly language: Language },
  services: Services,
): Promise<InvitationAccepted> {
  const { clock, log } = services;
  const now = clock.now();
  // Checked first, so that an invalid link costs no password hash.
  const found = await followLink(token, address, now);
  const account = accountOf(found, typed);
  const password = generate || newPassword === undefined ? generatePassword() : newPassword;
  refuseWeakPassword(password, account, 'newPassword', services.config);
  const passwordHash = await hashPassword(password, services.config);
  const { made, reply } = await transaction(async (session) => {
    const link = await redeemOneTimeLink('invitation', token, now, session);
    if (!link) throw noInvitation();
    const invitation = await AccountInvitationModel.findByIdAndDelete(link.subjectId, { session }).lean();
    if (!invitation) throw noInvitation();
    await lockPerson({ _id: invitation.invitedBy }, session);
    if ((await withRightfulInviter([invitation], session)).length === 0) throw noInvitation();
    const { roleId, companyId, delivery } = invitation;
    // A link that only a mail carried proves that the address is theirs (EMAIL-1).
    const isAddressProved = delivery !== 'link';
    // The page's language is their choice, unless it is the mix.
    const own = language === 'original' ? null : language;
    const stored = { ...account, language: own, passwordHash, isAddressProved, createdAt: now };
    const made = companyId
      ? await insertEmployee({ ...stored, companyId }, services, session)
      : await insertPerson({ ...stored, roleId }, services, session);
    if (!companyId) await recordActs([{ action: 'account-created', about: made }], session);
    if (!isAddressProved) await noteAccountMail('verify-address', made, { language, services }, session);
    return {
      made,
      reply: answer(InvitationAccepted, {
        message: 'Account made.',
        username: account.username,
        ...(password !== newPassword && { newPassword: password }),
      }),
    };
  });
  log.info({ user: String(made._id), address }, 'account made by an invitation');
  return reply;
}

type Typed = Omit<InvitationAcceptance, 'token' | 'newPassword' | 'generatePassword'>;

/** The typed fields of an account, with the invitation's address if it has one. */
function accountOf({ roleId, email: given }: AccountInvitationDoc, { email = '', ...typed }: Typed) {
  if (roleId === ROLES.employee && !typed.phone) throw invalid('body.phone', 'required');
  if (!given && !email) throw invalid('body.email', 'required');
  return { ...typed, email: given || email };
}
