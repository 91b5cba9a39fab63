import { OWNERS } from '../access/reach.ts';
import { OwnerDay } from '../schemas/owner-day.ts';
import { OwnerToday } from '../schemas/today.ts';
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
  today: route({
    method: 'GET',
    path: '/owner/today',
    summary:
      'Who works, is late or not seen in each company that the caller created, and the records por revisar',
    access: OWNERS,
    answer: OwnerToday,
  }),
};
