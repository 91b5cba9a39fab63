import type { ArchivedTask, Task } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { withTask } from './task-list-edits.ts';

/** Puts an archived task back on its board (ARCHIVED-5). */
export const restore: Command<ArchivedTask, Task> = {
  send: (client, { _id: id }, options) => client.archivedTask.restore({ params: { id } }, options),
  apply: (tasks) => tasks,
  confirm: withTask,
};

/** Deletes an archived task. */
export const removeArchived: Command<ArchivedTask, unknown> = {
  send: (client, { _id: id }, options) => client.archivedTask.remove({ params: { id } }, options),
  apply: (tasks) => tasks,
  confirm: (tasks) => tasks,
};
