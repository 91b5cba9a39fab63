import { OWNERS } from '../access/reach.ts';
import { Crew, Foreman, ForemenSet } from '../schemas/crew.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** People who mark for others: the foremen of projects, and their crews. */
export const crew = {
  foremen: route({
    method: 'GET',
    path: '/project/:id/foremen',
    summary: 'Who may mark others in a project, by name',
    access: OWNERS,
    params: WithId,
    answer: list(Foreman),
    errors: ['not_found'],
  }),
  setForemen: route({
    method: 'PUT',
    path: '/project/:id/foremen',
    summary: 'Set who may mark others in a project from now on; each is a member who works for its company',
    access: OWNERS,
    params: WithId,
    body: ForemenSet,
    answer: list(Foreman),
    errors: ['not_found', 'conflict'],
  }),
  own: route({
    method: 'GET',
    path: '/crew',
    summary: 'The people whom the caller may mark, by project, and who of them works now',
    access: { employee: 'self' },
    answer: list(Crew),
  }),
};
