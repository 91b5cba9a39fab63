import { z } from 'zod';
import { DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE, LENGTHS } from '../domain/constants.ts';
import { Description, Id, Instant, InstantOrDate, Name, requiredText } from './primitives.ts';

/** A project (PROJECT-1). `username` is its creator, who is always also one of `usuarios`. */
export const Project = z.object({
  _id: Id,
  name: z.string(),
  type: z.string(),
  description: z.string(),
  start_date: Instant,
  end_date: Instant,
  status: z.string(),
  username: z.string(),
  usuarios: z.array(z.string()),
  company_id: Id,
  createdAt: Instant,
});
export type Project = z.infer<typeof Project>;

const Label = requiredText(LENGTHS.name);

/**
 * `POST /project/add`. A calendar date means that day in the company's time zone: its start for
 * `start_date` and `end_date` alike. The creator is the caller, whatever `username` says.
 */
export const NewProject = z.object({
  name: Name,
  type: Label.default(DEFAULT_PROJECT_TYPE),
  description: Description.default(''),
  start_date: InstantOrDate,
  end_date: InstantOrDate,
  status: Label.default(DEFAULT_PROJECT_STATUS),
  username: z.string().optional(),
  company_id: Id,
});
export type NewProject = z.infer<typeof NewProject>;

/** `PUT /project/update`: any part. */
export const ProjectChanges = z
  .object({
    name: Name,
    type: Label,
    description: Description,
    start_date: InstantOrDate,
    end_date: InstantOrDate,
    status: Label,
  })
  .partial();
export type ProjectChanges = z.infer<typeof ProjectChanges>;

/** `POST /project/add-user` and `DELETE /project/remove-user`. */
export const Membership = z.object({ projectId: Id, username: requiredText(LENGTHS.email) });
