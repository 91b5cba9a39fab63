import { OWNERS } from '../access/reach.ts';
import { Id } from '../schemas/primitives.ts';
import { Task } from '../schemas/task.ts';
import { NewBlocker, ParentChange } from '../schemas/task-part.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** The blockers and the parent of a task. */
export const taskLink = {
  addBlocker: route({
    method: 'POST',
    path: '/tasks/:id/blockers',
    summary: 'Say that a task waits for another one of its board',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    body: NewBlocker,
    answer: Task,
    errors: ['not_found', 'conflict'],
  }),
  removeBlocker: route({
    method: 'DELETE',
    path: '/tasks/:id/blockers/:blockerId',
    summary: 'Say that a task waits for another one no longer',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId.extend({ blockerId: Id }),
    answer: Task,
    errors: ['not_found'],
  }),
  setParent: route({
    method: 'PUT',
    path: '/tasks/:id/parent',
    summary: 'Make a task a part of another one of its board, or of none',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    body: ParentChange,
    answer: Task,
    errors: ['not_found', 'conflict'],
  }),
};
