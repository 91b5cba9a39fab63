import { ROLE_LABELS } from '@faena/shared/access';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { recordActs } from '../audit/index.ts';
import { invitationsInReach } from './invitations-in-reach.ts';
import { AccountInvitationModel } from './model.ts';

/**
 * Withdraws an invitation and its link.
 * @throws AppError `not_found` for an invitation out of reach, accepted or withdrawn
 */
export async function withdrawInvitation(id: string, actor: Actor): Promise<void> {
  await transaction(async (session) => {
    const mine = invitationsInReach(id, actor);
    const invitation = await AccountInvitationModel.findOneAndDelete(mine, { session }).lean();
    if (!invitation) throw notFound('invitation');
    const { _id, roleId } = invitation;
    await voidOneTimeLinks(_id, session, 'invitation');
    await recordActs(
      [{ action: 'invitation-withdrawn', about: { _id, name: ROLE_LABELS[roleId] } }],
      session,
    );
  });
}
