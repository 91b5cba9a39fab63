import { createHash } from 'node:crypto';
import { AUDIT_KIND_OF, type AuditAction, type AuditCounted } from '@faena/shared/audit';
import { DAY_MS, foldName, LOGIN_WINDOW_MS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { type Caller, presentCaller } from '../../platform/caller.ts';
import { driverCollection } from '../../platform/database.ts';
import { prefixOf } from '../../platform/prefix-of.ts';
import { type AuditEntryDoc, AuditEntryModel, type PersonThen, type SubjectThen } from './model.ts';

/** A person, as read from their account. */
type SomePerson = Pick<PersonThen, '_id' | 'fullname' | 'username'>;

/** A company, a plan or a line of business. */
type SomeThing = Pick<SubjectThen, '_id' | 'name'>;

/** An act, as its author reports it. */
export interface Act {
  readonly action: Exclude<AuditAction, AuditCounted>;
  readonly about: SomePerson | SomeThing;
  /** The author of a request that began signed out, such as a sign-in. */
  readonly by?: SomePerson;
  readonly before?: string | null;
  readonly after?: string | null;
}

/**
 * Records acts of the present caller, in their transaction (AUDIT-2); several acts are one write. Work without a
 * caller, such as demo data, is not recorded.
 */
export async function recordActs(acts: readonly Act[], session: ClientSession): Promise<void> {
  const caller = presentCaller();
  if (!caller || acts.length === 0) return;
  const entries = acts.map(({ action, about, by, before = null, after = null }) => ({
    _id: new Types.ObjectId(),
    ...entryOf(action, about, by ?? actorOf(caller), caller),
    before,
    after,
    network: prefixOf(caller.address),
    times: 1,
    lastAt: caller.services.clock.now(),
  }));
  await driverCollection(AuditEntryModel).insertMany(entries, { session });
}

/**
 * Counts acts without effect, such as wrong guesses: one entry per account, network and 15 minutes, and one for all
 * unknown names (AUDIT-4).
 */
export async function countAct(action: AuditCounted, about: SomePerson | null): Promise<void> {
  const caller = presentCaller();
  if (!caller) return;
  const now = caller.services.clock.now();
  const network = about ? prefixOf(caller.address) : '';
  const window = Math.floor(+now / LOGIN_WINDOW_MS);
  await driverCollection(AuditEntryModel).updateOne(
    { _id: idOf([action, String(about?._id ?? ''), network, String(window)]) },
    {
      $setOnInsert: {
        ...entryOf(action, about, actorOf(caller), caller),
        before: null,
        after: null,
        network,
      },
      $max: { lastAt: now },
      $inc: { times: 1 },
    },
    { upsert: true },
  );
}

/** The fields of single and counted entries. */
function entryOf(
  action: AuditAction,
  about: SomePerson | SomeThing | null,
  actor: PersonThen | null,
  { services: { clock, config } }: Caller,
): Omit<AuditEntryDoc, '_id' | 'before' | 'after' | 'network' | 'times' | 'lastAt'> {
  const at = clock.now();
  const subject = about && subjectOf(about);
  const involved = [actor, subject].flatMap((one) => (one ? keysOf(one) : []));
  return {
    at,
    kind: AUDIT_KIND_OF[action],
    action,
    actor: actor && personOf(actor),
    subject,
    involved: [...new Set(involved)],
    expiresAt: new Date(+at + config.auditDays * DAY_MS),
  };
}

function keysOf({ _id, username }: PersonThen | SubjectThen): string[] {
  return username === null ? [String(_id)] : [String(_id), nameKey(username)];
}

/** The key that finds entries by the username at their time. */
export function nameKey(username: string): string {
  return `@${foldName(username)}`;
}

function actorOf({ actor }: Caller): PersonThen | null {
  return actor && { _id: actor.id, fullname: actor.fullname, username: actor.username };
}

function personOf({ _id, fullname, username }: SomePerson): PersonThen {
  return { _id, fullname, username };
}

function subjectOf(about: SomePerson | SomeThing): SubjectThen {
  return 'username' in about
    ? { _id: about._id, name: about.fullname, username: about.username }
    : { _id: about._id, name: about.name, username: null };
}

/** The id of a counted entry, derived from its parts, so that the database holds one entry for them. */
function idOf(parts: readonly string[]): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(parts.join('\n')).digest().subarray(0, 12));
}
