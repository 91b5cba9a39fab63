import { z } from 'zod';
import { Id } from './primitives.ts';
import { Task } from './task.ts';

/** A task that only stands elsewhere; `status` and `updatedAt` come along where its column is another. */
export const MovedTask = Task.pick({ id: true, order: true, status: true, updatedAt: true }).exactPartial({
  status: true,
  updatedAt: true,
});
export type MovedTask = z.infer<typeof MovedTask>;

/** Tasks as they are now; `updateBoard` brings a board up to date with them, all at once. */
export const TasksEvent = z.object({
  type: z.literal('tasks'),
  /** New ones, and those of which more than column and order has changed. */
  changed: z.array(Task),
  moved: z.array(MovedTask),
  removed: z.array(Id),
});
export type TasksEvent = z.infer<typeof TasksEvent>;

/**
 * What a board's stream says (BOARD-22):
 *
 * - `tasks`: these have changed
 * - `project`: its data, its members or how one of them is shown have changed: all of it is to be read again
 * - `reset`: the stream begins here; what was read before may lack changes and is to be read again
 */
export const BoardEvent = z.discriminatedUnion('type', [
  TasksEvent,
  z.object({ type: z.literal('project') }),
  z.object({ type: z.literal('reset') }),
]);
export type BoardEvent = z.infer<typeof BoardEvent>;
