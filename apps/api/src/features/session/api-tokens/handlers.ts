import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { listApiTokens, makeApiToken, revokeApiToken } from './own-tokens.ts';

export const apiTokenHandlers: Handlers<typeof contract.apiToken, Services> = {
  list: ({ actor, session }, services) => listApiTokens(actor, session, services),
  make: ({ body, ...caller }, services) => makeApiToken(body, caller, services),
  revoke: async ({ params, actor }) => {
    await revokeApiToken(params.id, actor);
    return { message: 'Token revoked.' };
  },
};
