import { z } from 'zod';
import {
  DEFAULT_PROJECT_STATUS,
  DEFAULT_PROJECT_TYPE,
  LENGTHS,
} from '../domain/limits-and-defaults/index.ts';
import { noun, text } from './noun.ts';
import { Description, Id, Instant, InstantOrDate, Name, requiredText } from './primitives.ts';

const date = { answer: Instant, creation: InstantOrDate, change: InstantOrDate };

/**
 * A project (PROJECT-1). `username` is its creator, who is always also one of `usuarios`: the caller,
 * whatever a new one says. A calendar date means that day in the company's time zone: its start for
 * `start_date` and `end_date` alike.
 */
export const ProjectNoun = noun({
  _id: { answer: Id },
  name: text(Name),
  type: text(requiredText(LENGTHS.name), DEFAULT_PROJECT_TYPE),
  description: text(Description, ''),
  start_date: date,
  end_date: date,
  status: text(requiredText(LENGTHS.name), DEFAULT_PROJECT_STATUS),
  username: { answer: z.string(), creation: z.string().optional() },
  usuarios: { answer: z.array(z.string()) },
  company_id: { answer: Id, creation: Id },
  createdAt: { answer: Instant },
});

export const Project = ProjectNoun.answer;
export type Project = z.infer<typeof Project>;

/** `POST /project/add`. */
export const NewProject = ProjectNoun.creation;
export type NewProject = z.infer<typeof NewProject>;

/** `PUT /project/update`. */
export const ProjectChanges = ProjectNoun.changes;
export type ProjectChanges = z.infer<typeof ProjectChanges>;

/** `POST /project/add-user` and `DELETE /project/remove-user`. */
export const Membership = z.object({ projectId: Id, username: requiredText(LENGTHS.email) });
