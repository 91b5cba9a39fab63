import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import {
  ForgottenRecord,
  Heartbeat,
  HistoryQuery,
  HoursRow,
  RecordCorrection,
  RecordStart,
  RecordStop,
  WorkRecord,
} from '../schemas/record.ts';
import { WithId } from './answers.ts';
import { list, listOrOne, route } from './route.ts';

/** Working time. */
export const record = {
  start: route({
    method: 'POST',
    path: '/timesheets/start',
    summary: 'Start working time; one that is open already is answered as it is (200)',
    access: EMPLOYEE_AND_OWNERS,
    body: RecordStart,
    answer: WorkRecord,
    status: [201, 200],
    errors: ['not_found', 'conflict'],
  }),
  stop: route({
    method: 'POST',
    path: '/timesheets/stop',
    summary: 'Stop working time and price it',
    access: EMPLOYEE_AND_OWNERS,
    body: RecordStop,
    answer: WorkRecord,
    errors: ['not_found'],
  }),
  heartbeat: route({
    method: 'POST',
    path: '/timesheets/heartbeat',
    summary: 'Say that the person of an open record is still there',
    access: { employee: 'self' },
    body: Heartbeat,
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
  add: route({
    method: 'POST',
    path: '/timesheets',
    summary: 'Add a time record that was forgotten; it is priced at the rate of now',
    access: OWNERS,
    body: ForgottenRecord,
    answer: WorkRecord,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  correct: route({
    method: 'PUT',
    path: '/timesheets/:id',
    summary: 'Correct start, end or project of a time record that has ended; its rate stays',
    access: OWNERS,
    params: WithId,
    body: RecordCorrection,
    answer: WorkRecord,
    errors: ['not_found', 'conflict'],
  }),
  confirm: route({
    method: 'POST',
    path: '/timesheets/:id/confirm',
    summary: 'Confirm a time record that waits for review; any other is answered as it is',
    access: OWNERS,
    params: WithId,
    answer: WorkRecord,
    errors: ['not_found'],
  }),
  get: route({
    method: 'GET',
    path: '/timesheets/:id',
    summary: 'The records of an employee, newest first; or one record',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    answer: listOrOne(WorkRecord),
    errors: ['not_found'],
  }),
  history: route({
    method: 'GET',
    path: '/timesheets/history/:id',
    summary: 'Hours and cost of an employee by day, ISO week or month, oldest first',
    access: EMPLOYEE_AND_OWNERS,
    params: WithId,
    query: HistoryQuery,
    answer: list(HoursRow),
    errors: ['not_found'],
  }),
};
