import { OWNERS } from '../access/reach.ts';
import { Concept, ConceptChanges, ConceptFilter, ConceptRemoval, NewConcept } from '../schemas/concept.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The additions and deductions of a company, period after period. */
export const concept = {
  list: route({
    method: 'GET',
    path: '/payroll/concepts',
    summary: 'The additions and deductions of a company that its next run takes in, the oldest first',
    access: OWNERS,
    query: ConceptFilter,
    answer: list(Concept),
    errors: ['not_found'],
  }),
  add: route({
    method: 'POST',
    path: '/payroll/concepts',
    summary: 'Add an addition or deduction to a company, for everyone or for some',
    access: OWNERS,
    body: NewConcept,
    answer: Concept,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  change: route({
    method: 'PUT',
    path: '/payroll/concepts/:id',
    summary: 'Change an addition or deduction from the open period on; no closed slip changes',
    access: OWNERS,
    params: WithId,
    body: ConceptChanges,
    answer: Concept,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/payroll/concepts/:id',
    summary: 'Remove an addition or deduction from the open period on; no closed slip changes',
    access: OWNERS,
    params: WithId,
    body: ConceptRemoval,
    answer: Message,
    errors: ['not_found', 'conflict'],
  }),
};
