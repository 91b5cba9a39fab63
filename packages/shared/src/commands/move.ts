import type { Column, Target } from '../domain/index.ts';
import type { Reorder, Task, TaskStatus } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { moveIn, withColumns, withMove } from './task-list-edits.ts';

interface Asked {
  id: string;
  status: TaskStatus;
  /** The neighbours it was dropped between: they give its place on any later board. */
  above: string | undefined;
  below: string | undefined;
  /** The index on the board at the time of the drop. */
  index: number;
  renumbered: Column[];
  /** The moved task and the neighbour that makes room; the others keep their sequence (BOARD-6). */
  request: Reorder['tasks'];
  /** The live stream reports the result, so the answer can stay short. Each retry repeats the value. */
  isTold?: boolean;
}

/** The move of a task to a place on the board of these tasks. */
export function moveOn(tasks: readonly Task[], id: string, target: Target): Asked {
  const { board, changed, renumbered } = moveIn(tasks, id, target.status, target.index);
  const column = board[target.status];
  const index = column.findIndex((task) => task.id === id);
  const above = column[index - 1]?.id;
  const below = column[index + 1]?.id;
  // The task alone would do; the neighbour that it was dropped on makes the server refuse a move beside a deleted task.
  const request = changed
    .filter((task) => task.id === id || task.id === above || task.id === below)
    .map(({ id: changedId, status, order }) => ({ id: changedId, status, order }));
  return { id, status: target.status, above, below, index, renumbered, request };
}

/** The place beside the same neighbours on the board of these tasks, which are in board order. */
function targetOn(tasks: readonly Task[], { id, status, above, below, index }: Asked): Target {
  const column = tasks.filter((task) => task.status === status && task.id !== id);
  const afterAbove = column.findIndex((task) => task.id === above) + 1;
  if (afterAbove > 0) return { status, index: afterAbove };
  const atBelow = column.findIndex((task) => task.id === below);
  return { status, index: atBelow >= 0 ? atBelow : index };
}

/** Moves a task by one reorder request, which asks for no longer an answer than it needs (BOARD-16). */
export const move: QueuedCommand<Asked, Task[] | null> = {
  name: 'move',
  send: async (client, { request, isTold }, options) => {
    const input = { body: { tasks: request } };
    if (!isTold) return client.task.reorder(input, options);
    await client.task.reorder.minimal(input, options);
    return null;
  },
  apply: (tasks, asked) => withMove(tasks, asked.id, targetOn(tasks, asked)),
  confirm: (tasks, columns, asked) =>
    columns
      ? withColumns(tasks, columns, asked.renumbered)
      : withMove(tasks, asked.id, targetOn(tasks, asked)),
  touches: ({ id }) => ({ ids: [id], fields: ['status'] }),
  // A queued move asks for a full answer: the commands behind it are compared with that (NET-15).
  rebase: (asked, tasks) =>
    tasks.some(({ id }) => id === asked.id)
      ? moveOn(tasks, asked.id, targetOn(tasks, asked))
      : { ...asked, isTold: false },
};
