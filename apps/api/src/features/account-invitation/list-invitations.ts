import type { AccountInvitation } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { nameIn, namesOf } from '../person/index.ts';
import { withRightfulInviter } from './good-invitation.ts';
import { AccountInvitationModel } from './model.ts';
import { toWire } from './wire.ts';

/** The open invitations of a company's employees, or of other roles, oldest first; none for a company out of reach. */
export async function listInvitations(
  companyId: string | undefined,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
): Promise<AccountInvitation[]> {
  const company = companyId === undefined ? null : new Types.ObjectId(companyId);
  if (!ownsCompany(actor, company)) return [];
  const invitations = await AccountInvitationModel.find({ companyId: company })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  if (invitations.length === 0) return [];
  const [names, valid] = await Promise.all([
    namesOf(invitations.map(({ invitedBy }) => invitedBy)),
    withRightfulInviter(invitations),
  ]);
  const now = clock.now();
  return invitations.map((invitation) => {
    const { fullname, username } = nameIn(names, invitation.invitedBy);
    const over = invitation.expiresAt <= now || !valid.includes(invitation);
    return toWire(invitation, fullname || username, over);
  });
}
