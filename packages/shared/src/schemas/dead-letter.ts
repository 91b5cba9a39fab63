import { z } from 'zod';
import { Id, Instant, PageEnd } from './primitives.ts';

/** Work that failed too often, and that an administrator may retry (JOB-3). */
export const DeadLetter = z.object({
  _id: Id,
  /** The name of the job. */
  job: z.string().max(60),
  attempts: z.number().int(),
  failure: z.string().max(1_000),
  failedAt: Instant,
});
export type DeadLetter = z.infer<typeof DeadLetter>;

/** `GET /admin/dead-letters`. */
export const DeadLetterQuery = z.object({ before: PageEnd.optional() });
export type DeadLetterQuery = z.infer<typeof DeadLetterQuery>;
