import { z } from 'zod';
import { OWNERS, PUBLIC } from '../access/reach.ts';
import {
  AccountInvitation,
  InvitationAcceptance,
  InvitationAccepted,
  InvitationToken,
  MadeInvitation,
  NewAccountInvitation,
  OpenedInvitation,
} from '../schemas/account-invitation.ts';
import { Id, Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/**
 * Invitations that make an account (INVITE-3). The holder of a link gets the same answer for one never made, used,
 * expired or withdrawn.
 */
export const accountInvitation = {
  list: route({
    method: 'GET',
    path: '/invitations',
    summary: 'Who is invited to make an account: as employees of a company, or to none',
    access: OWNERS,
    query: z.object({ companyId: Id.optional() }),
    answer: list(AccountInvitation),
  }),
  invite: route({
    method: 'POST',
    path: '/invitations',
    summary: 'Invite somebody to make an account; the link is sent, or its token told this once',
    access: OWNERS,
    body: NewAccountInvitation,
    confirms: { parts: { rol_id: 'password' } },
    answer: MadeInvitation,
    status: [201],
    keyed: false,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  renew: route({
    method: 'POST',
    path: '/invitations/:id/renew',
    summary: 'Make another link of an invitation, which voids the one before',
    access: OWNERS,
    params: WithId,
    confirms: { parts: { rol_id: 'password' } },
    answer: MadeInvitation,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/invitations/:id',
    summary: 'Take an invitation back: its link opens nothing any more',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  open: route({
    method: 'POST',
    path: '/invitations/open',
    summary: 'What a link invites to',
    access: PUBLIC,
    body: InvitationToken,
    answer: OpenedInvitation,
    errors: ['not_found', 'rate_limited'],
  }),
  accept: route({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Make the account that a link invites to',
    access: PUBLIC,
    body: InvitationAcceptance,
    answer: InvitationAccepted,
    status: [201],
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
};
