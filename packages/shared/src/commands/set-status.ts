import { AT_END } from '../domain/index.ts';
import type { Task, TaskStatus } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { withMove, withTask } from './task-list-edits.ts';

/** Moves a task to the end of another column. */
export const setStatus: QueuedCommand<{ id: string; status: TaskStatus }, Task> = {
  name: 'status',
  send: (client, { id, status }, options) =>
    client.task.setStatus({ params: { id }, body: { status } }, options),
  apply: (tasks, { id, status }) => withMove(tasks, id, { status, index: AT_END }),
  confirm: withTask,
  touches: ({ id }) => ({ ids: [id], fields: ['status'] }),
};
