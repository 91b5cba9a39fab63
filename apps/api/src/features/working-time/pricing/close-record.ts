import { costCents, durationMs } from '@faena/shared/domain';
import type { EndReason } from '@faena/shared/schemas';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { lockWorkers } from '../model/lock-workers.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { addEarnings } from './earnings.ts';

/** How working time ends. `at` is never taken to lie before the start. */
export interface Ending {
  readonly reason: EndReason;
  readonly at: Date;
  readonly session: ClientSession;
  /** Whether a manager has yet to confirm it ('por revisar'); one with a gap waits for that anyway. */
  readonly needsReview?: boolean;
}

/**
 * Ends and prices the open record of a person, if there is one (TIME-6). Doing it
 * twice changes nothing.
 * @returns the record as it is now, or null when none was open
 */
export async function closeOpenRecord(employeeId: Types.ObjectId, ending: Ending): Promise<RecordDoc | null> {
  const [closed] = await closeRecords({ employeeId }, ending);
  return closed ?? null;
}

/** Ends and prices the open records of all people of a company. */
export async function closeOpenRecordsOfCompany(companyId: Types.ObjectId, ending: Ending): Promise<void> {
  await closeRecords({ companyId }, ending);
}

/** Ends and prices those records of `filter` that are open, each at the rate its person has now. */
export async function closeRecords(filter: QueryFilter<RecordDoc>, ending: Ending): Promise<RecordDoc[]> {
  const { session } = ending;
  const open = await RecordModel.find({ ...filter, open: true }, null, { session }).lean();
  return closeThese(open, ending);
}

/** The same for records that were found open within the transaction. */
export async function closeThese(open: readonly RecordDoc[], ending: Ending): Promise<RecordDoc[]> {
  const { session } = ending;
  if (open.length === 0) return [];
  const rates = await lockWorkers(
    open.map(({ employeeId }) => employeeId),
    session,
  );
  const closed = open.map((record) => ({
    record,
    end: endOf(record, rates.get(String(record.employeeId)) ?? 0, ending),
  }));
  await driverCollection(RecordModel).bulkWrite(
    closed.map(({ record: { _id }, end }) => ({
      updateOne: { filter: { _id, open: true }, update: { $set: end } },
    })),
    { session },
  );
  await addEarnings(
    closed.map(({ record: { employeeId, companyId }, end }) => ({
      employeeId,
      companyId,
      cents: end.costCents ?? 0,
    })),
    session,
  );
  return closed.map(({ record, end }) => ({ ...record, ...end }));
}

/** What closing sets. Without a rate the record stays unpriced until the first one is saved. */
function endOf(record: RecordDoc, rateCents: number, { at, reason, needsReview = false }: Ending) {
  const { startTime } = record;
  const endTime = at > startTime ? at : startTime;
  const worked = durationMs({ startTime, endTime });
  return {
    open: false,
    endTime,
    durationMs: worked,
    rateCents: rateCents > 0 ? rateCents : null,
    costCents: rateCents > 0 ? costCents({ durationMs: worked, rateCents }) : null,
    endReason: reason,
    needsReview: needsReview || record.needsReview,
  };
}
