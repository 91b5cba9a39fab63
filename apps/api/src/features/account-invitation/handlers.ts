import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invite } from './invite.ts';
import { listInvitations } from './list-invitations.ts';
import { openInvitation } from './open-invitation.ts';
import { renewInvitation } from './renew-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const accountInvitationHandlers: Handlers<typeof contract.accountInvitation, Services> = {
  list: ({ query, actor }, services) => listInvitations(query.companyId, actor, services),
  invite: ({ body, ...inviter }, services) => invite(body, inviter, services),
  renew: ({ params, ...inviter }, services) => renewInvitation(params.id, inviter, services),
  withdraw: async ({ params, actor }) => {
    await withdrawInvitation(params.id, actor);
    return { message: 'Invitation taken back.' };
  },
  open: ({ body, address }, services) => openInvitation(body.token, address, services),
  accept: ({ body, address, language }, services) => acceptInvitation(body, { address, language }, services),
};
