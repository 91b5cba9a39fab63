import { z } from 'zod';

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
