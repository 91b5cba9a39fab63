import type { Task } from '../schemas/index.ts';
import { withoutTasks } from './board-edits.ts';
import type { QueuedCommand } from './command.ts';

/** Archives the tasks of these ids (ARCHIVED-5). */
export const archive: QueuedCommand<string[], Task[]> = {
  name: 'archive',
  send: (client, ids, options) => client.task.batch({ body: { ids, change: { archive: true } } }, options),
  apply: withoutTasks,
  confirm: (tasks, _answer, ids) => withoutTasks(tasks, ids),
  touches: (ids) => ({ ids, fields: [] }),
};
