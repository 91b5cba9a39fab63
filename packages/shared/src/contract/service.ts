import { z } from 'zod';
import { PUBLIC } from '../access/reach.ts';
import { BrowserReports } from '../schemas/browser-report.ts';
import { DemoAccount } from '../schemas/demo.ts';
import { Message } from '../schemas/primitives.ts';
import { route } from './route.ts';

const Status = z.object({ status: z.literal('ok') });

/** The cost of a report in requests; an address makes a few hundred a minute (LIMIT-6). */
const REPORT_COST = 30;

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
  report: route({
    method: 'POST',
    path: '/reports',
    summary: 'Reports of browsers: what the content security policy refused',
    access: PUBLIC,
    body: BrowserReports,
    answer: Message,
    cost: REPORT_COST,
    errors: ['rate_limited'],
  }),
  demo: route({
    method: 'GET',
    path: '/demo',
    summary: 'The accounts that the login page fills in; none unless in demo mode',
    access: PUBLIC,
    answer: z.object({ accounts: z.array(DemoAccount) }),
  }),
};
