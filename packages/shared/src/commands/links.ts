import type { Task } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { withContent } from './task-list-edits.ts';

interface OfBlocker {
  readonly id: string;
  /** The task that it waits for. */
  readonly blockerId: string;
}

/** Makes a task wait for another (LINK-1). */
export const addBlocker: Command<OfBlocker, Task> = {
  send: (client, { id, blockerId }, options) =>
    client.taskLink.addBlocker({ params: { id }, body: { taskId: blockerId } }, options),
  apply: (tasks, { id, blockerId }) =>
    withLinks(tasks, id, ({ blockedBy = [], ...task }) => ({
      ...task,
      blockedBy: [...blockedBy, blockerId],
    })),
  confirm: withContent,
};

/** Removes a blocker of a task. */
export const removeBlocker: Command<OfBlocker, Task> = {
  send: (client, { id, blockerId }, options) =>
    client.taskLink.removeBlocker({ params: { id, blockerId } }, options),
  apply: (tasks, { id, blockerId }) =>
    withLinks(tasks, id, ({ blockedBy = [], ...task }) => ({
      ...task,
      blockedBy: blockedBy.filter((each) => each !== blockerId),
    })),
  confirm: withContent,
};

/** Takes a subtask off its parent (LINK-5). */
export const leaveParent: Command<string, Task> = {
  send: (client, id, options) =>
    client.taskLink.setParent({ params: { id }, body: { parentId: null } }, options),
  apply: (tasks, id) => withLinks(tasks, id, ({ parentId: _, ...task }) => task),
  confirm: withContent,
};

function withLinks(tasks: Task[], id: string, change: (task: Task) => Task): Task[] {
  return tasks.map((task) => (task.id === id ? change(task) : task));
}
