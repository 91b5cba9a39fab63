import { isDeepStrictEqual } from 'node:util';
import { HOUR_MS, type MarkedShift } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { ClockTerms } from '../../company/index.ts';
import type { LockedPerson } from '../../person/index.ts';
import type { Beginning } from '../model/begun.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { clocked } from '../model/clocked.ts';
import { isPaid, type RecordDoc, type RecordMarkDoc, RecordModel } from '../model/record-model.ts';
import { unended } from '../model/unended.ts';
import { ended } from '../pricing/close-record.ts';
import { storeRecords } from '../pricing/store-records.ts';

/** A stretch of marks, and its record so far; null for a new one. */
export interface ShiftToStore extends Pick<MarkedShift, 'from' | 'until' | 'end' | 'isExact'> {
  readonly before: RecordDoc | null;
  readonly project: Beginning['project'];
  readonly marks: readonly RecordMarkDoc[];
}

/** The record of a stretch, null if another record covers it all, and whether another record covers a part. */
export interface StoredShift {
  readonly record: RecordDoc | null;
  readonly isCut: boolean;
}

interface Terms {
  readonly worker: LockedPerson;
  readonly companyId: Types.ObjectId;
  readonly terms: ClockTerms;
  /** When the marks arrived. */
  readonly at: Date;
  readonly session: ClientSession;
}

/** Tests whether a person has changed a record or a run has paid it, so that marks no longer change it (MARK-16). */
export function isFixed(record: RecordDoc): boolean {
  return Boolean(record.corrections?.length || record.voided || record.endedBy || isPaid(record));
}

/**
 * Stores the stretches of marks as new or changed records, and prices them. Another record keeps its time: it cuts the
 * stretch, which then waits for review (MARK-14). The person is locked.
 * @returns the outcome of each stretch, in the same order
 */
export async function storeShifts(shifts: readonly ShiftToStore[], terms: Terms): Promise<StoredShift[]> {
  const { worker, session } = terms;
  const others = await recordsBeside(shifts, worker._id, session);
  const outcomes = shifts.map((shift) => {
    const free = freePart(shift, others);
    const isCut = free.from !== shift.from || free.until !== shift.until;
    if (isCut && !hasTime(free)) return { before: null, record: null, isCut };
    return { before: shift.before, record: stated({ ...shift, ...free }, isCut, terms), isCut };
  });
  const changes = outcomes.flatMap(({ before, record }) =>
    record && !isDeepStrictEqual(before, record) ? [{ before, after: record }] : [],
  );
  const rates = new Map([[String(worker._id), worker.rates]]);
  const written = await storeRecords(changes, rates, session);
  await addClockEvents(
    written.map((after, index) => ({ before: changes[index]?.before ?? null, after })),
    terms.at,
    session,
  );
  const stored = new Map(written.map((record) => [String(record._id), record]));
  return outcomes.map(({ record, isCut }) => ({
    record: record && (stored.get(String(record._id)) ?? record),
    isCut,
  }));
}

/** Voids a record without any mark left: it is kept, and counts no time. */
export async function voidMarked(record: RecordDoc, { worker, at, session }: Terms): Promise<void> {
  const empty = { durationMs: 0, rateCents: null, costCents: null };
  const after: RecordDoc = {
    ...unended(record),
    open: false,
    endTime: record.startTime,
    endReason: 'manual',
    needsReview: false,
    voided: { ...empty, needsReview: false },
  };
  const changes = [{ before: record, after }];
  await storeRecords(changes, new Map([[String(worker._id), worker.rates]]), session);
  await addClockEvents(changes, at, session);
}

/** Stores that an employee denied a record: it waits for review, and the marks by others in it are denied (CREW-5). */
export async function storeDenied(
  record: RecordDoc,
  { worker, at, session }: Pick<Terms, 'worker' | 'at' | 'session'>,
): Promise<RecordDoc> {
  const { evidence } = record;
  const marks = evidence?.marks?.map((mark) => (mark.markedBy ? { ...mark, denied: true as const } : mark));
  const after: RecordDoc = {
    ...record,
    needsReview: true,
    ...(evidence && marks && { evidence: { ...evidence, marks } }),
  };
  const rates = new Map([[String(worker._id), worker.rates]]);
  const [stored = after] = await storeRecords([{ before: record, after }], rates, session);
  // A running one has its event at its end.
  if (record.endTime) await addClockEvents([{ before: record, after: stored }], at, session);
  return stored;
}

function recordsBeside(
  shifts: readonly ShiftToStore[],
  employeeId: Types.ObjectId,
  session: ClientSession,
): Promise<RecordDoc[]> {
  const from = Math.min(...shifts.map((shift) => shift.from));
  const until = Math.max(...shifts.map((shift) => shift.until ?? Number.POSITIVE_INFINITY));
  const own = shifts.flatMap(({ before }) => before?._id ?? []);
  return driverCollection(RecordModel)
    .find(
      {
        employeeId,
        endTime: { $not: { $lte: new Date(from) } },
        ...(Number.isFinite(until) && { startTime: { $lt: new Date(until) } }),
        voided: { $exists: false },
        _id: { $nin: own },
      },
      { session, sort: { startTime: 1 } },
    )
    .toArray();
}

/** The part of a stretch that no other record covers: after one that covers its start, and before the next. */
function freePart({ from, until }: ShiftToStore, others: readonly RecordDoc[]) {
  let start = from;
  for (const { startTime, endTime } of others) {
    if (+startTime <= start) start = Math.max(start, endTime ? +endTime : Number.POSITIVE_INFINITY);
    else if (until === null || +startTime < until) return { from: start, until: +startTime };
  }
  return { from: start, until: until === null ? until : Math.max(until, start) };
}

/** The evidence of a record whose forgotten end became known. */
function settled({ forgotten: _, ...evidence }: NonNullable<RecordDoc['evidence']>) {
  return evidence;
}

function hasTime({ from, until }: Pick<ShiftToStore, 'from' | 'until'>): boolean {
  return Number.isFinite(from) && (until === null || until > from);
}

function stated(
  { before, from, until, end, isExact, project, marks }: ShiftToStore,
  isCut: boolean,
  { worker, companyId, terms }: Terms,
): RecordDoc {
  const startTime = new Date(from);
  const fresh = () =>
    clocked({ employeeId: worker._id, companyId, project, startTime }, terms, { marked: true });
  const base = before ? unended(before) : fresh();
  const { evidence = fresh().evidence } = base;
  const waits = !isExact || isCut;
  const record: RecordDoc = {
    ...base,
    startTime,
    projectId: project?._id ?? null,
    projectName: project?.name ?? '',
    marked: true,
    longestEnd: new Date(from + terms.longestShiftHours * HOUR_MS),
    needsReview: waits,
    ...(evidence && { evidence: { ...(end === 'mark' ? settled(evidence) : evidence), marks: [...marks] } }),
  };
  // A forgotten end stays until a mark states another (MARK-21).
  if (before?.endReason === 'longest_shift' && before.endTime && end !== 'mark') {
    return ended(record, { reason: 'longest_shift', at: before.endTime, needsReview: true });
  }
  if (until === null) return record;
  // Only a mark makes the end the person's own; another end keeps its reason.
  const endReason = end === 'longest' ? 'longest_shift' : (end === 'other' && before?.endReason) || 'manual';
  const review = waits || (end !== 'mark' && (before?.needsReview ?? false));
  return ended(record, { reason: endReason, at: new Date(until), needsReview: review });
}
