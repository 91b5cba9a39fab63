import { z } from 'zod';
import { Id } from './primitives.ts';

/**
 * The time that ended records name a task for, in whole minutes, and its cost in the currency of its company. `cost` is null,
 * and `currency` empty, for callers who do not own that company (PANEL-12).
 */
export const TaskTime = z.object({
  minutes: z.number().int(),
  cost: z.number().nullable(),
  currency: z.string(),
});
export type TaskTime = z.infer<typeof TaskTime>;

/**
 * The tasks on a board that have recorded time, in any order (PANEL-15). Minutes and cost are those of a `TaskTime`, and no
 * task has 0 minutes.
 */
export const BoardTime = z.object({
  currency: TaskTime.shape.currency,
  tasks: z.array(z.object({ taskId: Id, ...TaskTime.omit({ currency: true }).shape })),
});
export type BoardTime = z.infer<typeof BoardTime>;
