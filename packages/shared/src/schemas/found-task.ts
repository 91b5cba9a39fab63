import { z } from 'zod';
import { MAX_EXCERPT } from '../domain/limits-and-defaults/index.ts';
import { Id } from './primitives.ts';
import { Task } from './task.ts';

/** A task of any project that the person sees, with the fields to recognize and open it (SEARCH-2). */
export const FoundTask = z.object({
  _id: Id,
  title: Task.shape.title,
  project: z.object({ _id: Id, name: z.string() }),
  /** The latest matching comment, if the words are in no other text of the task (SEARCH-10). */
  comment: z
    .object({
      /** The name of its author; null without that account. */
      author: z.string().nullable(),
      /** One line of its text around a searched word. */
      excerpt: z.string().max(MAX_EXCERPT),
    })
    .optional(),
});

export type FoundTask = z.infer<typeof FoundTask>;

/** `GET /tasks/project/:projectId/search`: the tasks of which a comment has the words (FIND-11). */
export const CommentedTasks = z.object({ ids: z.array(Id) });

export type CommentedTasks = z.infer<typeof CommentedTasks>;
