import { OWN_ACCOUNT, PUBLIC } from '../access/reach.ts';
import { AddressFromLink, EmailVerification } from '../schemas/email-verification.ts';
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
};
