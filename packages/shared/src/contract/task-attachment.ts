import { z } from 'zod';
import { PROJECT_READERS, PUBLIC } from '../access/reach.ts';
import { OTHER_TYPE, SHOWN_TYPES } from '../domain/file-type.ts';
import { MAX_ATTACHMENT_BYTES } from '../domain/limits-and-defaults/index.ts';
import { Id } from '../schemas/primitives.ts';
import { Task } from '../schemas/task.ts';
import { AttachedTask, TaskAttachment } from '../schemas/task-attachment.ts';
import { say } from '../wording/reasons.ts';
import { WithId } from './answers.ts';
import { download, FILE_COST, list, route, streamedUpload } from './route.ts';

const WithAttachment = WithId.extend({ attachmentId: Id });

/** The files on a task. */
export const taskAttachment = {
  list: route({
    method: 'GET',
    path: '/tasks/:id/attachments',
    summary: 'The files on a task, the oldest first',
    access: PROJECT_READERS,
    params: WithId,
    answer: list(TaskAttachment),
    errors: ['not_found'],
  }),
  add: route({
    method: 'PUT',
    path: '/tasks/:id/attachments/:attachmentId',
    summary: 'Put a file on a task, under an id of the caller',
    access: PROJECT_READERS,
    params: WithAttachment,
    body: streamedUpload('file', MAX_ATTACHMENT_BYTES),
    cost: FILE_COST,
    answer: AttachedTask,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/:id/attachments/:attachmentId',
    summary: 'Delete a file of a task',
    access: PROJECT_READERS,
    params: WithAttachment,
    answer: Task,
    errors: ['not_found'],
  }),
  read: route({
    method: 'GET',
    path: '/tasks/attachments/:key',
    summary: 'The content of a file on a task, by its address',
    access: PUBLIC,
    params: z.object({ key: z.string().regex(/^[\w-]{64}$/, say('not_an_id')) }),
    answer: download(...SHOWN_TYPES, OTHER_TYPE),
    errors: ['not_found'],
  }),
};
