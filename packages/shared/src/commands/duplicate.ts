import type { Task } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { withTask } from './task-list-edits.ts';

/** Copies the tasks of these ids; the server names the copies (COPY-1). */
export const duplicate: Command<string[], Task[]> = {
  send: (client, ids, options) => client.task.batch({ body: { ids, change: { duplicate: true } } }, options),
  apply: (tasks) => tasks,
  confirm: (tasks, copies) => copies.reduce(withTask, tasks),
};
