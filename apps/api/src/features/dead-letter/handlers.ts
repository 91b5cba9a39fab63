import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { retryDeadLetter } from './retry-dead-letter.ts';

export const deadLetterHandlers: Handlers<typeof contract.deadLetter, Services> = {
  list: ({ query, page }) => listDeadLetters(query, page),
  retry: async ({ params }, services) => {
    await retryDeadLetter(params.id, services);
    return { message: 'It is tried again.' };
  },
};
