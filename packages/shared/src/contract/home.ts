import { Home } from '../schemas/home.ts';
import { route } from './route.ts';

/** The first screen of an employee. */
export const home = {
  get: route({
    method: 'GET',
    path: '/home',
    summary:
      'All that the first screen of an employee shows: clock, pay, tasks of today, and what waits for an answer',
    access: { employee: 'self' },
    pay: 'withheld',
    tagged: true,
    answer: Home,
  }),
};
