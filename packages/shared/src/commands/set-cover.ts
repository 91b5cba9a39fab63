import type { Task } from '../schemas/index.ts';
import type { Command } from './command.ts';

interface Asked extends Pick<Task, 'id'> {
  /** The new picture; null takes the cover off. */
  readonly picture: Blob | null;
}

/** Sets the cover of a task or takes it off (COVER-1). */
export const setCover: Command<Asked, Task> = {
  send: (client, { id, picture }, options) =>
    picture
      ? client.taskCover.set({ params: { id }, body: picture }, options)
      : client.taskCover.remove({ params: { id } }, options),
  // Until the server has read a picture nobody knows whether it is one.
  apply: (tasks, { id, picture }) => (picture ? tasks : withCover(tasks, id, undefined)),
  confirm: (tasks, { cover }, { id }) => withCover(tasks, id, cover),
};

function withCover(tasks: Task[], id: string, cover: string | undefined): Task[] {
  const task = tasks.find((one) => one.id === id);
  if (!task || task.cover === cover) return tasks;
  const { cover: _before, ...bare } = task;
  return tasks.map((one) => (one.id === id ? { ...bare, ...(cover && { cover }) } : one));
}
