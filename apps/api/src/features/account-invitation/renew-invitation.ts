import type { MadeInvitation } from '@faena/shared/schemas';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { invitationsInReach } from './in-reach.ts';
import type { Inviter } from './invite.ts';
import { countLink, deliver, makeLink } from './make-link.ts';
import { requireMayInvite } from './may-invite.ts';
import { AccountInvitationModel } from './model.ts';

/**
 * Makes another link of an invitation, which is the caller's from now on, and good for as long as a new one.
 * @throws AppError `not_found` for one that is out of reach, was accepted or taken back; `conflict` for an address that
 *   has an account by now; `confirmation_required`; `rate_limited`
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
