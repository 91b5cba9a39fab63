import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { getPush, subscribe, unsubscribe } from './own-push.ts';

export const pushHandlers: Handlers<typeof contract.push, Services> = {
  get: ({ actor, session }, services) => getPush({ actor, session }, services),
  subscribe: ({ body, actor, session }, services) => subscribe(body, { actor, session }, services),
  unsubscribe: async ({ actor, session }) => {
    await unsubscribe({ actor, session });
    return { message: 'Push ended.' };
  },
};
