import { z } from 'zod';
import { MAX_FOREMEN } from '../domain/limits-and-defaults/index.ts';
import { listOf } from './list-of.ts';
import { Id, Instant, Named } from './primitives.ts';

/** Somebody who may mark others in a project, and since when (CREW-1). */
export const Foreman = z.object({ _id: Id, fullname: z.string(), since: Instant });
export type Foreman = z.infer<typeof Foreman>;

/** `PUT /project/:id/foremen`: all who may mark others in the project from now on. */
export const ForemenSet = z.object({ personIds: listOf(Id, { max: MAX_FOREMEN }) });
export type ForemenSet = z.infer<typeof ForemenSet>;

/** Somebody of a crew. `since` is when their present record began, null while none runs; `at` is its project. */
const CrewMember = z.object({
  _id: Id,
  fullname: z.string(),
  profilePicture: z.string().nullable(),
  since: Instant.nullable(),
  at: Named.nullable(),
});
export type CrewMember = z.infer<typeof CrewMember>;

/** A project in which the caller may mark others, and its other people who work for the company (CREW-4). */
export const Crew = z.object({ project: Named, people: z.array(CrewMember) });
export type Crew = z.infer<typeof Crew>;
