import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { Id, Instant, requiredText } from './primitives.ts';

/** The archive of a deleted company that had runs (RUN-8). `name` is the one it had in its last run. */
export const Archive = z.object({
  companyId: Id,
  name: z.string(),
  deletedAt: Instant,
  lastClosedAt: Instant,
  runs: z.number().int(),
  people: z.number().int(),
  /** When it was last downloaded whole. */
  downloadedAt: Instant.nullable(),
});
export type Archive = z.infer<typeof Archive>;

/** `DELETE /archives/:companyId`: the name of the company, typed to be sure. */
export const ArchivePurge = z.object({ name: requiredText(LENGTHS.name) });
export type ArchivePurge = z.infer<typeof ArchivePurge>;
