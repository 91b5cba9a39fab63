import { PROJECT_READERS } from '../access/reach.ts';
import { TaskFollow, TaskFollowChange } from '../schemas/task-follow.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** Following a task (FOLLOW-1). */
export const taskFollow = {
  read: route({
    method: 'GET',
    path: '/tasks/:id/follow',
    summary: 'Whether the caller follows a task',
    access: PROJECT_READERS,
    params: WithId,
    answer: TaskFollow,
    errors: ['not_found'],
  }),
  set: route({
    method: 'PUT',
    path: '/tasks/:id/follow',
    summary: 'Follow a task, or stop following it',
    access: PROJECT_READERS,
    params: WithId,
    body: TaskFollowChange,
    answer: TaskFollow,
    errors: ['not_found'],
  }),
};
