import { EMPLOYEE_AND_OWNERS, OWNERS } from '../access/reach.ts';
import { Absence, AbsenceChanges, AbsenceFilter, NewAbsence } from '../schemas/absence.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The absences of employees, which their manager sets and they themselves see. */
export const absence = {
  list: route({
    method: 'GET',
    path: '/absences',
    summary: 'The absences in a company that touch a range of days, by first day; an employee sees their own',
    access: EMPLOYEE_AND_OWNERS,
    query: AbsenceFilter,
    answer: list(Absence),
  }),
  create: route({
    method: 'POST',
    path: '/absences',
    summary: 'Set an absence of an employee',
    access: OWNERS,
    body: NewAbsence,
    answer: Absence,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  change: route({
    method: 'PUT',
    path: '/absences/:id',
    summary: 'Change an absence',
    access: OWNERS,
    params: WithId,
    body: AbsenceChanges,
    answer: Absence,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/absences/:id',
    summary: 'Delete an absence',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
