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
export const CrewMember = z.object({
  _id: Id,
  fullname: z.string(),
  profilePicture: z.string().nullable(),
  since: Instant.nullable(),
  at: Named.nullable(),
});
export type CrewMember = z.infer<typeof CrewMember>;

/**
 * A project in which the caller may mark others, and its other people who work for the company (CREW-4). `usesCode`: its site
 * shows a code (MARK-29).
 */
export const Crew = z.object({ project: Named, people: z.array(CrewMember), usesCode: z.boolean() });
export type Crew = z.infer<typeof Crew>;

/** Whether the site of a project shows a code, and since when; `since` is null while it shows none (MARK-27). */
export const SiteCode = z.object({ on: z.boolean(), since: Instant.nullable() });
export type SiteCode = z.infer<typeof SiteCode>;

/** `PUT /project/:id/site-code`. */
export const SiteCodeChange = z.object({ on: z.boolean() });

/** The secret from which a device computes the codes of a site (MARK-28): 20 bytes in base64url. */
export const SiteCodeSecret = z.object({ project: Named, secret: z.string() });
export type SiteCodeSecret = z.infer<typeof SiteCodeSecret>;
