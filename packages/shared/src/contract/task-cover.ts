import { z } from 'zod';
import { OWNERS, PUBLIC } from '../access/reach.ts';
import { MAX_PICTURE_BYTES } from '../domain/limits-and-defaults/index.ts';
import { Task } from '../schemas/task.ts';
import { say } from '../wording/reasons.ts';
import { WithId } from './answers.ts';
import { download, FILE_COST, route, upload } from './route.ts';

/** The picture of a task. */
export const taskCover = {
  set: route({
    method: 'PUT',
    path: '/tasks/:id/cover',
    summary: 'Set the cover of a task',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    body: upload('cover', MAX_PICTURE_BYTES),
    cost: FILE_COST,
    answer: Task,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/:id/cover',
    summary: 'Take the cover off a task',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    answer: Task,
    errors: ['not_found'],
  }),
  get: route({
    method: 'GET',
    path: '/tasks/cover/:id',
    summary: 'The cover of a task, by its unguessable id',
    access: PUBLIC,
    params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, say('not_an_id')) }),
    answer: download('image/webp'),
    errors: ['not_found'],
  }),
};
