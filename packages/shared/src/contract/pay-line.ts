import { OWNERS } from '../access/reach.ts';
import { NewPayLine, PayLine, PayLineChanges, PayLineFilter, PayLineRemoval } from '../schemas/concept.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** Additions and deductions that are typed for one person into the open period. */
export const payLine = {
  list: route({
    method: 'GET',
    path: '/payroll/lines',
    summary: 'The lines typed into the open period of a company, or of one of its people, the oldest first',
    access: OWNERS,
    query: PayLineFilter,
    answer: list(PayLine),
    errors: ['not_found'],
  }),
  add: route({
    method: 'POST',
    path: '/payroll/lines',
    summary: 'Type a line for an employee, or for somebody who left with unpaid time',
    access: OWNERS,
    body: NewPayLine,
    answer: PayLine,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  change: route({
    method: 'PUT',
    path: '/payroll/lines/:id',
    summary: 'Change a line of the open period; what a run has taken in stays',
    access: OWNERS,
    params: WithId,
    body: PayLineChanges,
    answer: PayLine,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/payroll/lines/:id',
    summary: 'Remove a line of the open period; what a run has taken in stays',
    access: OWNERS,
    params: WithId,
    body: PayLineRemoval,
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
};
