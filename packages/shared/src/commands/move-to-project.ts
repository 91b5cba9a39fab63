import type { MovedTasks, Project } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { withoutTasks } from './task-list-edits.ts';

interface Asked {
  readonly ids: string[];
  readonly to: Pick<Project, '_id' | 'name'>;
}

/** Moves tasks to another project (MOVE-1). */
export const moveToProject: Command<Asked, MovedTasks> = {
  send: (client, { ids, to }, options) => client.task.move({ body: { ids, project: to._id } }, options),
  apply: (tasks, { ids }) => withoutTasks(tasks, ids),
  confirm: (tasks, _moved, { ids }) => withoutTasks(tasks, ids),
};
