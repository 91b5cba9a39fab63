import { faultOf, type PlainReason } from '@faena/shared/errors';
import type { Types } from 'mongoose';
import { AppError, conflict, fieldError, notFound } from '../../../kernel/errors.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { lockWorkers } from '../model/lock-workers.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { versionOf } from '../model/version-of.ts';
import type { RatesByPerson } from '../pricing/store-records.ts';

/** A record to change, and the version that the caller saw, if any. */
export interface AskedRecord {
  readonly id: string;
  readonly version?: string | undefined;
}

interface LockedRecords {
  /** The records in the order of the request. */
  readonly records: RecordDoc[];
  readonly rates: RatesByPerson;
}

/** The reason why a record cannot be changed; null if it can. */
type Obstacle = (record: RecordDoc) => PlainReason | null;

/**
 * Finds records to change together, and locks their people, with the same number of queries for any number. `obstacle`
 * returns the reason against a record; an unseen change is another reason (TIME-43).
 * @throws AppError `not_found` when any is missing or out of reach, and `conflict` when one has an obstacle; among
 * several, `errors` names each of these
 */
export async function lockRecords(
  asked: readonly AskedRecord[],
  { actor, session }: ChangeBy,
  obstacle: Obstacle,
): Promise<LockedRecords> {
  const match = { $and: [{ _id: { $in: asked.map(({ id }) => id) } }, reachableRecords(actor)] };
  // All in one batch.
  const found = await RecordModel.find(match, null, { session, batchSize: asked.length + 1 }).lean();
  const byId = new Map<string, RecordDoc>(found.map((record) => [String(record._id), record]));
  const records = asked.flatMap(({ id }) => byId.get(id) ?? []);
  if (records.length < asked.length) throw missing(asked, byId);
  const rates = await lockWorkers(
    records.map(({ employeeId }): Types.ObjectId => employeeId),
    session,
  );
  const reasons = records.map((record, index) => {
    const { version } = asked[index] ?? {};
    const why = obstacle(record);
    if (why === 'record_closed') return why;
    return version !== undefined && version !== versionOf(record) ? 'record_changed' : why;
  });
  refuseObstacles(reasons);
  return { records, rates };
}

function missing(asked: readonly AskedRecord[], found: ReadonlyMap<string, RecordDoc>): AppError {
  if (asked.length === 1) return notFound('record');
  const errors = errorsOf(asked.map(({ id }) => (found.has(id) ? null : 'record_not_found')));
  return new AppError('not_found', 'record_not_found', { errors });
}

function refuseObstacles(reasons: readonly (PlainReason | null)[]): void {
  const first = reasons.find((reason) => reason !== null);
  if (!first) return;
  throw reasons.length === 1
    ? conflict(first)
    : new AppError('conflict', first, { errors: errorsOf(reasons) });
}

/** The errors by the index of each record in the request. */
function errorsOf(reasons: readonly (PlainReason | null)[]) {
  return reasons.flatMap((reason, index) => {
    if (!reason) return [];
    return [fieldError(`body.records.${index}`, faultOf(reason))];
  });
}
