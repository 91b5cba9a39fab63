import { ADMIN } from '../access/reach.ts';
import { DeadLetter, DeadLetterQuery } from '../schemas/dead-letter.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Work that failed too often (JOB-3). */
export const deadLetter = {
  list: route({
    method: 'GET',
    path: '/admin/dead-letters',
    summary: 'Dead letters: work that failed too often, the last failed first',
    access: ADMIN,
    query: DeadLetterQuery,
    answer: list(DeadLetter),
  }),
  retry: route({
    method: 'POST',
    path: '/admin/dead-letters/:id/retry',
    summary: 'Try a dead letter again, with as many attempts as at first',
    access: ADMIN,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
