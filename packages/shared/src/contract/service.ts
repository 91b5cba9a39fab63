import { z } from 'zod';
import { PUBLIC } from '../access/reach.ts';
import { DemoAccount } from '../schemas/demo.ts';
import { route } from './route.ts';

const Status = z.object({ status: z.literal('ok') });

/** Requests of the people who run Faena (WIRE-14). */
export const service = {
  health: route({
    method: 'GET',
    path: '/health',
    summary: 'The process is alive',
    access: PUBLIC,
    answer: Status,
    cost: 0,
  }),
  ready: route({
    method: 'GET',
    path: '/ready',
    summary: 'The database can be reached',
    access: PUBLIC,
    answer: Status,
    cost: 0,
    errors: ['unavailable'],
  }),
  demo: route({
    method: 'GET',
    path: '/demo',
    summary: 'The accounts that the login page fills in; none unless in demo mode',
    access: PUBLIC,
    answer: z.object({ accounts: z.array(DemoAccount) }),
  }),
};
