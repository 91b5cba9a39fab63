import { ANYONE_SELF } from '../access/reach.ts';
import { ApiToken, MadeApiToken, NewApiToken } from '../schemas/api-token.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Tokens with which programs call for a person (TOKEN-1). */
export const apiToken = {
  list: route({
    method: 'GET',
    path: '/auth/tokens',
    summary: 'The API tokens of the caller that are good, the latest first',
    access: ANYONE_SELF,
    answer: list(ApiToken),
  }),
  make: route({
    method: 'POST',
    path: '/auth/tokens',
    summary: 'Make an API token, which is told this once',
    access: ANYONE_SELF,
    body: NewApiToken,
    confirms: { by: 'password', inBody: true },
    answer: MadeApiToken,
    status: [201],
    keyed: false,
    errors: ['conflict', 'rate_limited'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/auth/tokens/:id',
    summary: 'Revoke an API token of the caller; it is good for nothing from then on',
    access: ANYONE_SELF,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
