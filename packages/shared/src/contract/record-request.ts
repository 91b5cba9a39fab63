import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import {
  RecordRequest,
  RecordRequestAcceptance,
  RecordRequestAsked,
  RecordRequestFilter,
  RecordRequestRefusal,
  RecordRequestReopening,
  RecordRequestSaid,
} from '../schemas/record-request.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Requests of employees about their records. */
export const recordRequest = {
  ask: route({
    method: 'POST',
    path: '/record-requests',
    summary:
      'Ask for a record that was forgotten, or for other values of one; what is asked already is answered as it is (200)',
    access: { employee: 'self' },
    body: RecordRequestAsked,
    pay: 'withheld',
    answer: RecordRequest,
    status: [201, 200],
    errors: ['not_found', 'conflict'],
  }),
  list: route({
    method: 'GET',
    path: '/record-requests',
    summary: 'What an employee asked, or the employees of a company, newest first',
    access: EMPLOYEE_AND_OWNERS,
    query: RecordRequestFilter,
    pay: 'withheld',
    answer: list(RecordRequest),
  }),
  say: route({
    method: 'POST',
    path: '/record-requests/:id/messages',
    summary: 'Say something about a request that is open',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    body: RecordRequestSaid,
    pay: 'withheld',
    answer: RecordRequest,
    errors: ['not_found', 'conflict'],
    keyed: true,
  }),
  withdraw: route({
    method: 'POST',
    path: '/record-requests/:id/withdraw',
    summary: 'Take back a request that is open',
    access: { employee: 'self' },
    params: WithId,
    pay: 'withheld',
    answer: RecordRequest,
    errors: ['not_found', 'conflict'],
  }),
  accept: route({
    method: 'POST',
    path: '/record-requests/:id/accept',
    summary: 'Accept a request, with other values if need be: the record is added or corrected',
    access: OWNERS,
    params: WithId,
    body: RecordRequestAcceptance,
    answer: RecordRequest,
    errors: ['not_found', 'conflict'],
  }),
  decline: route({
    method: 'POST',
    path: '/record-requests/:id/decline',
    summary: 'Decline a request, for a reason its employee sees',
    access: OWNERS,
    params: WithId,
    body: RecordRequestRefusal,
    answer: RecordRequest,
    errors: ['not_found', 'conflict'],
  }),
  reopen: route({
    method: 'POST',
    path: '/record-requests/:id/reopen',
    summary: 'Undo the acceptance of a request: its record is as before, and the request waits again',
    access: OWNERS,
    params: WithId,
    body: RecordRequestReopening,
    answer: RecordRequest,
    errors: ['not_found', 'conflict'],
  }),
};
