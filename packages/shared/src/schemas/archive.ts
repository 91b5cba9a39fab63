import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { Id, Instant, PageEnd, requiredTitle } from './primitives.ts';

/** The archive of a deleted company that had runs (RUN-8). `name` is the company's name in its last run. */
export const Archive = z.object({
  companyId: Id,
  name: z.string(),
  deletedAt: Instant,
  lastClosedAt: Instant,
  runs: z.number().int(),
  people: z.number().int(),
  /** The last complete download. */
  downloadedAt: Instant.nullable(),
});
export type Archive = z.infer<typeof Archive>;

/** `GET /archives`. */
export const ArchiveQuery = z.object({ before: PageEnd.optional() });
export type ArchiveQuery = z.infer<typeof ArchiveQuery>;

/** `DELETE /archives/:companyId`: the typed name of the company, as a confirmation. */
export const ArchivePurge = z.object({ name: requiredTitle(LENGTHS.name) });
export type ArchivePurge = z.infer<typeof ArchivePurge>;
