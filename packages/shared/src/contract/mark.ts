import { EMPLOYEE_AND_OWNERS, OWNERS, PUBLIC } from '../access/reach.ts';
import { MAX_MARKS_BODY_BYTES } from '../domain/limits-and-defaults/index.ts';
import { KeptMark, MarkFilter, MarkReceipts, MarksSent, MarksSettlement } from '../schemas/mark.ts';
import { WorkRecord } from '../schemas/record.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The presses that devices mark. */
export const mark = {
  send: route({
    method: 'POST',
    path: '/devices/:id/marks',
    summary: 'Send the marks of a device, signed by its key; they count in any session, and after it',
    access: PUBLIC,
    params: WithId,
    body: MarksSent,
    maxBodyBytes: MAX_MARKS_BODY_BYTES,
    answer: MarkReceipts,
    errors: ['not_found', 'unauthenticated', 'rate_limited'],
  }),
  ofPerson: route({
    method: 'GET',
    path: '/employees/:id/marks',
    summary: 'The marks of an employee with what became of them, newest first',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    query: MarkFilter,
    answer: list(KeptMark),
    errors: ['not_found'],
  }),
  settle: route({
    method: 'POST',
    path: '/marks/settle',
    summary:
      'Count waiting marks, set them aside, or have them wait again; one that waits no longer stays as it is',
    access: OWNERS,
    body: MarksSettlement,
    answer: list(KeptMark),
    errors: ['not_found', 'conflict'],
  }),
  deny: route({
    method: 'POST',
    path: '/timesheets/:id/deny',
    summary:
      'Say that one was not there: the marks that others made in a record of the caller wait for review',
    access: { employee: 'self' },
    params: WithId,
    answer: WorkRecord,
    pay: 'withheld',
    errors: ['not_found', 'conflict'],
  }),
};
