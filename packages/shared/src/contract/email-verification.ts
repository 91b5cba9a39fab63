import { OWN_ACCOUNT, PUBLIC } from '../access/reach.ts';
import { AddressFromLink, EmailVerification, OpenedVerification } from '../schemas/email-verification.ts';
import { Message } from '../schemas/primitives.ts';
import { route } from './route.ts';

const own = { path: '/auth/email-verification', access: { ...OWN_ACCOUNT, admin: 'self' } } as const;

/** The verification of e-mail addresses. */
export const emailVerification = {
  get: route({
    method: 'GET',
    summary: 'Whether the own e-mail address is verified',
    ...own,
    answer: EmailVerification,
  }),
  send: route({
    method: 'POST',
    summary: 'Send a link that verifies the own e-mail address',
    ...own,
    answer: Message,
    errors: ['conflict', 'rate_limited'],
  }),
  verify: route({
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Verify an e-mail address by the token of a link that was sent to it',
    access: PUBLIC,
    body: AddressFromLink,
    answer: Message,
    errors: ['not_found', 'rate_limited'],
  }),
  open: route({
    method: 'POST',
    path: '/auth/verify-email/open',
    summary: 'The account whose address a link verifies; verifies nothing',
    access: PUBLIC,
    body: AddressFromLink,
    answer: OpenedVerification,
    errors: ['not_found', 'rate_limited'],
  }),
  decline: route({
    method: 'POST',
    path: '/auth/verify-email/decline',
    summary:
      'Say that somebody else made the account: its links end, and it cannot verify the address any more',
    access: PUBLIC,
    body: AddressFromLink,
    answer: Message,
    errors: ['not_found', 'rate_limited'],
  }),
};
