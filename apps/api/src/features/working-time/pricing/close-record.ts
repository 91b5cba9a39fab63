import type { EndReason } from '@faena/shared/schemas';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { addClockEvents } from '../model/clock-event.ts';
import { idleEnd } from '../model/idle.ts';
import { lockWorkers } from '../model/lock-workers.ts';
import { longestEndOf } from '../model/longest-end.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { withoutLunch } from './cut-lunch.ts';
import { storeRecords } from './store-records.ts';

/** The end of working time. `at` never counts as earlier than the start. */
export interface Ending {
  readonly reason: EndReason;
  readonly at: Date;
  readonly session: ClientSession;
  /** The person who ended it; absent if the server did. */
  readonly by?: Types.ObjectId;
  /** Whether a manager has to confirm the record ('por revisar'); one with a gap waits in any case. */
  readonly needsReview?: boolean;
}

/**
 * Ends and prices a person's open record, if any (TIME-6). A repeated call changes nothing.
 * @returns the changed record, or null without an open one
 */
export async function closeOpenRecord(employeeId: Types.ObjectId, ending: Ending): Promise<RecordDoc | null> {
  const [closed] = await closeRecords({ employeeId }, ending);
  return closed ?? null;
}

/** Ends and prices the open records of all people of a company. */
export async function closeOpenRecordsOfCompany(companyId: Types.ObjectId, ending: Ending): Promise<void> {
  await closeRecords({ companyId }, ending);
}

/** Ends and prices the open records that match `filter`. */
export async function closeRecords(filter: QueryFilter<RecordDoc>, ending: Ending): Promise<RecordDoc[]> {
  const { session } = ending;
  const open = await RecordModel.find({ ...filter, open: true }, null, { session }).lean();
  return closeByClock(open, ending);
}

/** Ends and prices records that the transaction found open, with an event of each (LEDGER-12). */
export async function closeByClock(open: readonly RecordDoc[], ending: Ending): Promise<RecordDoc[]> {
  const closed = await closeThese(open, ending);
  const changes = closed.map((after, index) => ({ before: open[index] ?? null, after }));
  await addClockEvents(changes, ending.at, ending.session);
  return closed;
}

/**
 * Ends and prices records that the transaction found open, without their lunch (LUNCH-1). The caller adds the events of
 * these records.
 */
export async function closeThese(open: readonly RecordDoc[], ending: Ending): Promise<RecordDoc[]> {
  const { session } = ending;
  const people = open.map(({ employeeId }) => employeeId);
  const rates = await lockWorkers(people, session);
  const changes = await withoutLunch(
    open.map((before) => ({ before, after: ended(before, ending) })),
    session,
  );
  const stored = await storeRecords(changes, rates, session);
  const mornings = stored.slice(open.length).map((after) => ({ before: null, after }));
  await addClockEvents(mornings, ending.at, session);
  return stored.slice(0, open.length);
}

/**
 * An ended record without a price. It ends at its longest shift at the latest, por revisar (TIME-60), and after
 * idleness at the end by `idleEnd`.
 */
export function ended(record: RecordDoc, ending: Omit<Ending, 'session'>): RecordDoc {
  const { at, by, needsReview = false } = ending;
  const limit = longestEndOf(record);
  const isOver = at > limit;
  const reason = isOver ? 'longest_shift' : ending.reason;
  const { endTime: end, idle, isLong } = idleEnd(record, isOver ? limit : at, reason);
  return {
    ...record,
    open: false,
    endTime: later(end, record.startTime),
    endReason: reason,
    needsReview: needsReview || isOver || isLong || record.needsReview,
    ...(record.evidence &&
      idle && { evidence: { ...record.evidence, idle: [...record.evidence.idle, idle] } }),
    ...(by && !by.equals(record.employeeId) && { endedBy: by }),
  };
}

function later(one: Date, other: Date): Date {
  return new Date(Math.max(+one, +other));
}
