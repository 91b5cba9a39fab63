import { OWNERS } from '../access/reach.ts';
import { OwnerDay } from '../schemas/owner-day.ts';
import { route } from './route.ts';

/** The day of an owner. */
export const ownerDay = {
  get: route({
    method: 'GET',
    path: '/owner/day',
    summary: 'What waits for a decision in each company that the caller created, and who works there now',
    access: OWNERS,
    answer: OwnerDay,
  }),
};
