import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, LENGTHS, MAX_PAGE_SIZE } from '../domain/limits-and-defaults/index.ts';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../wording/audit.ts';
import { AnyInstant, Id, Instant, PageEnd, requiredText } from './primitives.ts';

/** A person with their names at the time of the act. */
const PersonThen = z.object({ _id: Id, fullname: z.string(), username: z.string() });

/** One recorded act with its time, author, subject and network (AUDIT-1). */
export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** The number of wrong guesses that the entry counts, else 1. */
  times: z.number().int(),
  /** The time of the last wrong guess that the entry counts. */
  lastAt: Instant,
  /** The group of the action, such as `company`. */
  kind: z.enum(AUDIT_KINDS),
  /** The act itself, such as `company-created`. */
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(['done', 'failed']),
  /** Null for an act of Faena itself, or without a sign-in. */
  actor: PersonThen.nullable(),
  /** The subject with its name at that time; only a person has a `username`. Null for an act without a subject. */
  subject: z.object({ _id: Id, name: z.string(), username: z.string().nullable() }).nullable(),
  /** The id of the role, or the name of the owner or the company, before and after; null for other acts. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The network, in the form of a session's; empty if unknown or if there were several. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The filters of `GET /admin/audit`: a person or thing by id, a former username, a group of acts, and a time. */
export const AuditFilter = z.object({
  involved: Id.optional(),
  username: requiredText(LENGTHS.usernameMax).optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  /** From this instant (inclusive) to the other (exclusive). */
  from: AnyInstant.optional(),
  until: AnyInstant.optional(),
  /** The `next` of the previous page. */
  before: PageEnd.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** A page of entries, newest first, and the cursor of the next page; null on the last. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: PageEnd.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
