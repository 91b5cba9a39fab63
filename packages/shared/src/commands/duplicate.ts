import type { Task } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { withTask } from './task-list-edits.ts';

/** Tasks to be copied. */
export interface Duplication {
  readonly ids: string[];
  readonly withComments: boolean;
}

/** Copies the tasks of these ids; the server names the copies (COPY-1, COPY-7). */
export const duplicate: Command<Duplication, Task[]> = {
  send: (client, { ids, withComments }, options) =>
    client.task.batch(
      { body: { ids, change: { duplicate: withComments ? 'with-comments' : true } } },
      options,
    ),
  apply: (tasks) => tasks,
  confirm: (tasks, copies) => copies.reduce(withTask, tasks),
};
