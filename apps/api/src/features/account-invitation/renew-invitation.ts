import type { MadeInvitation } from '@faena/shared/schemas';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { invitationsInReach } from './invitations-in-reach.ts';
import type { Inviter } from './invite.ts';
import { countLink, deliver, makeLink } from './make-link.ts';
import { requireMayInvite } from './may-invite.ts';
import { AccountInvitationModel } from './model.ts';

/**
 * Makes another link of an invitation, valid for as long as a new one; the caller becomes its inviter.
 * @throws AppError `not_found` for an invitation out of reach, accepted or withdrawn; `conflict` for an address that
 * now has an account; `confirmation_required`; `rate_limited`
 */
export async function renewInvitation(
  id: string,
  { actor, session: calling, language }: Inviter,
  services: Services,
): Promise<MadeInvitation> {
  const mine = invitationsInReach(id, actor);
  const found = await AccountInvitationModel.findOne(mine).lean();
  if (!found) throw notFound('invitation');
  requireMayInvite(found, actor, calling, services.clock);
  await countLink(found.emailKey, actor, services);
  const made = await transaction(async (session) => {
    const invitation = await AccountInvitationModel.findOne(mine, null, { session }).lean();
    if (!invitation) throw notFound('invitation');
    const { _id, roleId, companyId, email, emailKey, createdAt } = invitation;
    const offer = { _id, roleId, companyId, email, emailKey, createdAt };
    return makeLink(offer, actor, services, { action: 'invitation-renewed', session });
  });
  return deliver(made, language, services);
}
