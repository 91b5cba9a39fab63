import { z } from 'zod';
import { Id } from './primitives.ts';
import { Task } from './task.ts';

/** A task of any project that the person sees, with the fields to recognize and open it (SEARCH-2). */
export const FoundTask = z.object({
  _id: Id,
  title: Task.shape.title,
  project: z.object({ _id: Id, name: z.string() }),
});

export type FoundTask = z.infer<typeof FoundTask>;
