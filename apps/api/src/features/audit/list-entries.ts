import { AUDIT_FAILURES } from '@faena/shared/audit';
import type { AuditEntry, AuditFilter, AuditPage } from '@faena/shared/schemas';
import type { mongo } from 'mongoose';
import { below, pageEnd } from '../../kernel/list.ts';
import { driverCollection } from '../../platform/database.ts';
import { type AuditEntryDoc, AuditEntryModel, type PersonThen } from './model.ts';
import { nameKey } from './record.ts';

const FAILURES: readonly string[] = AUDIT_FAILURES;

/**
 * The entries, newest first (AUDIT-3). A page continues after the last entry, so that new entries shift no page.
 * Every filter has an index in this order, and nothing is counted.
 */
export async function listEntries({
  involved,
  username,
  kind,
  from,
  until,
  before,
  limit,
}: AuditFilter): Promise<AuditPage> {
  const at = {
    ...(from && { $gte: new Date(from) }),
    ...(until && { $lt: new Date(until) }),
  };
  const wanted = [involved, username && nameKey(username)].filter((key) => typeof key === 'string');
  const match: mongo.Filter<AuditEntryDoc> = {
    ...(wanted.length > 0 && { involved: { $all: wanted } }),
    ...(kind && { kind }),
    ...(Object.keys(at).length > 0 && { at }),
    ...below('at', before),
  };
  const found = await driverCollection(AuditEntryModel)
    .find(match)
    .sort({ at: -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const entries = found.slice(0, limit);
  const next = found.length > limit ? entries.at(-1) : undefined;
  return { entries: entries.map(entryToWire), next: next ? pageEnd(next.at, next._id) : null };
}

function entryToWire(entry: AuditEntryDoc): AuditEntry {
  const { _id, at, times, lastAt, kind, action, actor, subject, before, after, network } = entry;
  return {
    _id: String(_id),
    at: at.toISOString(),
    times,
    lastAt: lastAt.toISOString(),
    kind,
    action,
    outcome: FAILURES.includes(action) ? 'failed' : 'done',
    actor: actor && personToWire(actor),
    subject: subject && { ...subject, _id: String(subject._id) },
    before,
    after,
    network,
  };
}

function personToWire({ _id, fullname, username }: PersonThen) {
  return { _id: String(_id), fullname, username };
}
