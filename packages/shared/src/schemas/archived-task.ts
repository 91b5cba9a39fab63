import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, LENGTHS, MAX_PAGE_SIZE } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { PersonCard } from './person.ts';
import { Id, Instant, PageEnd } from './primitives.ts';
import { Task } from './task.ts';

/** A task that was archived (ARCHIVED-1); its status is the column that it came from. */
export const ArchivedTask = Task.pick({ title: true, status: true, priority: true, tags: true }).extend({
  _id: Id,
  archivedAt: Instant,
  /** The person who archived it; null without that account. */
  archivedBy: PersonCard.nullable(),
});
export type ArchivedTask = z.infer<typeof ArchivedTask>;

/** `GET /tasks/project/:projectId/archived`: the tasks that contain a text, the last archived first. */
export const ArchivedFilter = z.object({
  q: z
    .string()
    .max(LENGTHS.name, say('too_long', { max: LENGTHS.name }))
    .optional(),
  /** The `next` of the page before. */
  before: PageEnd.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type ArchivedFilter = z.infer<typeof ArchivedFilter>;

/** A page of archived tasks, and the cursor of the next one; null on the last. */
export const ArchivedPage = z.object({ tasks: z.array(ArchivedTask), next: PageEnd.nullable() });
export type ArchivedPage = z.infer<typeof ArchivedPage>;
