import { type QueuedCommand, SET_FIELDS } from './command.ts';
import { withoutTask } from './task-list-edits.ts';

/** Deletes the task of this id. Somebody else's change of any of its fields is a conflict (NET-15). */
export const remove: QueuedCommand<string, unknown> = {
  name: 'remove',
  send: (client, id, options) => client.task.remove({ params: { id } }, options),
  apply: withoutTask,
  confirm: (tasks, _answer, id) => withoutTask(tasks, id),
  touches: (id) => ({ ids: [id], fields: SET_FIELDS }),
};
