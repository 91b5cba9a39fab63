import { OWNERS } from '../access/reach.ts';
import { ArchivedFilter, ArchivedPage } from '../schemas/archived-task.ts';
import { Message } from '../schemas/primitives.ts';
import { Task } from '../schemas/task.ts';
import { WithId, WithProjectId } from './answers.ts';
import { route } from './route.ts';

/** Tasks that were taken off their board and are kept. */
export const archivedTask = {
  list: route({
    method: 'GET',
    path: '/tasks/project/:projectId/archived',
    summary: 'The archived tasks of a project, the last archived first',
    access: OWNERS,
    params: WithProjectId,
    query: ArchivedFilter,
    answer: ArchivedPage,
    errors: ['not_found'],
  }),
  restore: route({
    method: 'PUT',
    path: '/tasks/archived/:id/restore',
    summary: 'Put an archived task back at the end of its column',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    answer: Task,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/archived/:id',
    summary: 'Delete an archived task',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
