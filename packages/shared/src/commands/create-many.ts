import type { z } from 'zod';
import type { NewTasks, Task, TaskStatus } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { withCreated, withNew } from './new-task.ts';

/** New tasks of a title each. */
interface Asked {
  readonly body: z.input<typeof NewTasks> & { readonly ids: string[]; readonly status: TaskStatus };
  /** The time of the person's request, as an ISO date. */
  readonly at: string;
}

/** Creates several tasks at the end of a column, all or none (QUICK-4). */
export const createMany: QueuedCommand<Asked, Task[]> = {
  name: 'createMany',
  send: (client, { body }, options) => client.task.createMany({ body }, options),
  apply: (tasks, { body: { ids, titles, ...all }, at }) =>
    ids.reduce(
      (before, id, index) =>
        withNew(before, { body: { ...all, id, title: titles[index] ?? '' }, people: [], at }),
      tasks,
    ),
  confirm: (tasks, created) => created.reduce(withCreated, tasks),
  touches: ({ body: { ids } }) => ({ ids, fields: [] }),
};
