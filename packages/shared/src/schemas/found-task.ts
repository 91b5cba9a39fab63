import { z } from 'zod';
import { Id } from './primitives.ts';
import { Task } from './task.ts';

/** A task among those of all projects that a person sees: enough to know it by, and to go there (SEARCH-2). */
export const FoundTask = z.object({
  _id: Id,
  title: Task.shape.title,
  project: z.object({ _id: Id, name: z.string() }),
});

export type FoundTask = z.infer<typeof FoundTask>;
