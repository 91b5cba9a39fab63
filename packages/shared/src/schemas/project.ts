import { z } from 'zod';
import {
  DEFAULT_PROJECT_STATUS,
  DEFAULT_PROJECT_TYPE,
  LENGTHS,
  MAX_WIP_LIMIT,
} from '../domain/limits-and-defaults/index.ts';
import { noun, text } from './noun.ts';
import {
  AnyUsername,
  CalendarDate,
  Description,
  Id,
  Instant,
  InstantOrDate,
  Name,
  requiredText,
  requiredTitle,
} from './primitives.ts';
import { TaskStatus } from './task.ts';

const date = { answer: Instant, creation: InstantOrDate, change: InstantOrDate };
/** Optional only for the previous version, which answered instants. */
const day = { answer: CalendarDate.optional() };

const WipLimit = z.number().int().min(1).max(MAX_WIP_LIMIT);

/** The limits of tasks by column (WIP-1); a column without a limit is missing. */
export const WipLimits = z.partialRecord(TaskStatus, WipLimit);
export type WipLimits = z.infer<typeof WipLimits>;

/**
 * A project (PROJECT-1). `username` is its creator, who is always among `usuarios`; the caller creates a new one.
 * Start and end are days (PROJECT-2). A time in a request names its day in the company's time zone, and an answered
 * time lies in that day there.
 */
export const ProjectNoun = noun({
  _id: { answer: Id },
  name: text(Name),
  type: text(requiredTitle(LENGTHS.name), DEFAULT_PROJECT_TYPE),
  description: text(Description, ''),
  start_date: date,
  end_date: date,
  start_day: day,
  end_day: day,
  status: text(requiredTitle(LENGTHS.name), DEFAULT_PROJECT_STATUS),
  username: { answer: z.string(), creation: AnyUsername.optional() },
  usuarios: { answer: z.array(z.string()) },
  company_id: { answer: Id, creation: Id },
  /** Left out where no column has one. A change sets the columns it names; null removes a limit. */
  wipLimits: { answer: WipLimits.optional(), change: z.partialRecord(TaskStatus, WipLimit.nullable()) },
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

/** A project that the caller is a member of and can leave, with its name only (MEMBER-10). */
export const OwnMembership = z.object({ _id: Id, name: z.string(), company: z.string() });
export type OwnMembership = z.infer<typeof OwnMembership>;

/** `POST /project/add-user` and `DELETE /project/remove-user`. */
export const Membership = z.object({ projectId: Id, username: requiredText(LENGTHS.email) });
