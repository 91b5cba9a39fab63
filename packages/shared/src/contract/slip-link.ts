import { OWNERS, PUBLIC } from '../access/reach.ts';
import { PDF_MEDIA_TYPE, SLIP_TOKEN_HEADER } from '../domain/limits-and-defaults/index.ts';
import { LinkedSlip, NewClaim, NewSlipLink, SlipLinkState } from '../schemas/slip-answer.ts';
import { WithId } from './answers.ts';
import { download, FILE_COST, route } from './route.ts';

/**
 * Private links to one slip, which need no sign-in (ANSWER-2). Routes for their readers take the token in a header,
 * and answer an unknown, expired or revoked link alike.
 */
export const slipLink = {
  get: route({
    method: 'GET',
    path: '/payroll/slips/:id/link',
    summary: 'Whether a slip has a private link, until when, and when it was last opened',
    access: OWNERS,
    params: WithId,
    answer: SlipLinkState,
    errors: ['not_found'],
  }),
  make: route({
    method: 'POST',
    path: '/payroll/slips/:id/link',
    summary: 'Make a private link to a slip, whose token is told this once; one made before is revoked',
    access: OWNERS,
    params: WithId,
    answer: NewSlipLink,
    errors: ['not_found', 'conflict'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/payroll/slips/:id/link',
    summary: 'Revoke the private link to a slip',
    access: OWNERS,
    params: WithId,
    answer: SlipLinkState,
    errors: ['not_found'],
  }),
  open: route({
    method: 'POST',
    path: '/slip-links/open',
    summary: 'The slip that a private link leads to; that it was opened is noted',
    access: PUBLIC,
    tokenHeader: SLIP_TOKEN_HEADER,
    answer: LinkedSlip,
    errors: ['not_found', 'rate_limited'],
  }),
  pdf: route({
    method: 'GET',
    path: '/slip-links/pdf',
    summary: 'Download the slip as PDF',
    access: PUBLIC,
    tokenHeader: SLIP_TOKEN_HEADER,
    answer: download(PDF_MEDIA_TYPE),
    cost: FILE_COST,
    errors: ['not_found', 'rate_limited', 'unavailable'],
  }),
  accept: route({
    method: 'POST',
    path: '/slip-links/accept',
    summary: 'Say that the slip is right; its signed-in employee may contest that for 30 days',
    access: PUBLIC,
    tokenHeader: SLIP_TOKEN_HEADER,
    answer: LinkedSlip,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  claim: route({
    method: 'POST',
    path: '/slip-links/claims',
    summary: 'Say what is wrong with the slip',
    access: PUBLIC,
    tokenHeader: SLIP_TOKEN_HEADER,
    body: NewClaim,
    answer: LinkedSlip,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
};
