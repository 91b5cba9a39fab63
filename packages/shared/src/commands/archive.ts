import type { Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { withoutTasks } from './task-list-edits.ts';

/** Archives the tasks of these ids (ARCHIVED-5). */
export const archive: QueuedCommand<string[], Task[]> = {
  name: 'archive',
  send: (client, ids, options) => client.task.batch({ body: { ids, change: { archive: true } } }, options),
  apply: withoutTasks,
  confirm: (tasks, _answer, ids) => withoutTasks(tasks, ids),
  touches: (ids) => ({ ids, fields: [] }),
};
