import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, LENGTHS, MAX_PAGE_SIZE } from '../domain/limits-and-defaults/index.ts';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../wording/audit.ts';
import { say } from '../wording/reasons.ts';
import { AnyInstant, Id, Instant, requiredText } from './primitives.ts';

/** Somebody with the names that they had when it happened. */
const PersonThen = z.object({ _id: Id, fullname: z.string(), username: z.string() });

/** The act, its time, author, subject and network (AUDIT-1). */
export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** Of wrong guesses that are counted in one entry: how many they are, and when the last one was. */
  times: z.number().int(),
  lastAt: Instant,
  kind: z.enum(AUDIT_KINDS),
  action: z.enum(AUDIT_ACTIONS),
  outcome: z.enum(['done', 'failed']),
  /** Null where nobody was signed in, or Faena did it itself. */
  actor: PersonThen.nullable(),
  /** The subject, with its name then; `username` for a person alone. Null where it is nobody's. */
  subject: z.object({ _id: Id, name: z.string(), username: z.string().nullable() }).nullable(),
  /** The id of a role, the name of a company's owner or an employee's company; else null. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** As that of a session; empty where it is not known, or of no one network. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Where a page of entries ends: the instant and the id of its last one. */
const AuditCursor = z.string().regex(/^\d{1,15}-[0-9a-f]{24}$/, say('not_valid'));

/** `GET /admin/audit`: the entries of a person or thing, by id or by the username then, of a kind and time. */
export const AuditFilter = z.object({
  involved: Id.optional(),
  username: requiredText(LENGTHS.usernameMax).optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  /** The first instant, and the one after the last. */
  from: AnyInstant.optional(),
  until: AnyInstant.optional(),
  /** The `next` of the page before. */
  before: AuditCursor.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** Some entries, newest first, and where the next page begins; null after the last. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: AuditCursor.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;
