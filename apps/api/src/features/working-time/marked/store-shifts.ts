import { isDeepStrictEqual } from 'node:util';
import { HOUR_MS, lunchWithin, type MarkedShift } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { ClockTerms } from '../../company/index.ts';
import type { LockedPerson } from '../../person/index.ts';
import type { Beginning } from '../model/begun.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { clocked } from '../model/clocked.ts';
import {
  isClosed,
  isPaid,
  type RecordDoc,
  type RecordMarkDoc,
  RecordModel,
  type RecordTaskDoc,
} from '../model/record-model.ts';
import { unended } from '../model/unended.ts';
import { ended } from '../pricing/close-record.ts';
import { cutAtLunch, isMarked } from '../pricing/cut-lunch.ts';
import type { RecordChange } from '../pricing/price-days.ts';
import { storeRecords } from '../pricing/store-records.ts';

/** A stretch of marks, and its record so far; null for a new one. */
export interface ShiftToStore extends Pick<MarkedShift, 'from' | 'until' | 'end' | 'isExact'> {
  readonly before: RecordDoc | null;
  /** The part of that record before its deducted lunch, a record of its own (LUNCH-1). */
  readonly morning: RecordDoc | null;
  readonly project: Beginning['project'];
  readonly task: RecordTaskDoc | null;
  readonly marks: readonly RecordMarkDoc[];
  /** The Almuerzos of the person around it; one on the day of its lunch leaves it whole (LUNCH-3). */
  readonly pauses: readonly Date[];
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
  const asked = shifts.map(afterSettled);
  const others = await recordsBeside(
    asked.flatMap((shift) => shift ?? []),
    worker._id,
    session,
  );
  const outcomes = asked.map((shift) => {
    if (!shift) return { record: null, isCut: true, changes: [] };
    const free = freePart(shift, others);
    const isCut = free.from !== shift.from || free.until !== shift.until;
    if (isCut && !hasTime(free)) return { record: null, isCut, changes: [] };
    const changes = partsOf(shift, stated({ ...shift, ...free }, isCut, terms));
    return { record: changes[0].after, isCut, changes };
  });
  const changes = outcomes.flatMap((outcome) =>
    outcome.changes.filter(({ before, after }) => !isDeepStrictEqual(before, after)),
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

/**
 * A stretch without the part before its lunch, if a person or a run has settled that part: it stays (MARK-16). The time
 * worked in the lunch settles it, too. Null if no time is left.
 */
function afterSettled(shift: ShiftToStore): ShiftToStore | null {
  const { before, morning } = shift;
  if (!before?.beforeLunch || !morning || !isSettled(morning)) return shift;
  const from = Math.max(shift.from, +before.beforeLunch.until);
  return shift.until === null || shift.until > from ? { ...shift, morning: null, from } : null;
}

/** The changes of a stretch: its record first, and the part before its lunch. A part that is left over counts nothing. */
function partsOf(
  { before, morning, pauses }: ShiftToStore,
  whole: RecordDoc,
): [RecordChange, ...RecordChange[]] {
  const { lunchRule, timeZone } = whole;
  const found = isClosed(whole) && lunchRule ? lunchWithin(whole, lunchRule, timeZone) : null;
  if (isClosed(whole) && found && !isMarked(found, pauses, timeZone)) {
    const parts = cutAtLunch(whole, found, morning?._id ?? new Types.ObjectId());
    return [
      { before, after: parts.rest },
      { before: morning, after: parts.morning },
    ];
  }
  return morning && !morning.voided
    ? [
        { before, after: whole },
        { before: morning, after: emptied(morning) },
      ]
    : [{ before, after: whole }];
}

/** Tests whether later marks leave the part before a deducted lunch as it is. */
function isSettled(morning: RecordDoc): boolean {
  return morning.lunch?.workedId !== undefined || (isFixed(morning) && !isEmptied(morning));
}

/** Voids a record without any mark left, with the part before its lunch: both are kept, and count no time. */
export async function voidMarked(
  record: RecordDoc,
  morning: RecordDoc | null,
  { worker, at, session }: Terms,
): Promise<void> {
  const both = morning && !morning.voided && !isSettled(morning) ? [record, morning] : [record];
  const changes = both.map((before) => ({ before, after: emptied(before) }));
  await storeRecords(changes, new Map([[String(worker._id), worker.rates]]), session);
  await addClockEvents(changes, at, session);
}

/** A record without any time, voided with its cause and not by a person. */
export function emptied(record: RecordDoc): RecordDoc {
  const empty = { durationMs: 0, rateCents: null, costCents: null };
  return {
    ...unended(record),
    open: false,
    endTime: record.startTime,
    endReason: 'manual',
    needsReview: false,
    voided: { ...empty, needsReview: false },
  };
}

function isEmptied({ voided, corrections }: RecordDoc): boolean {
  return voided !== undefined && corrections === undefined;
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
  const changes = [{ before: record, after }, ...(await morningToReview(record, session))];
  const [stored = after, ...mornings] = await storeRecords(changes, rates, session);
  const events = [stored, ...mornings].map((one, index) => ({
    before: changes[index]?.before ?? null,
    after: one,
  }));
  // A running one has its event at its end.
  await addClockEvents(record.endTime ? events : events.slice(1), at, session);
  return stored;
}

/** The part before a deducted lunch has no marks of its own, so it waits with its record. */
async function morningToReview({ beforeLunch }: RecordDoc, session: ClientSession): Promise<RecordChange[]> {
  if (!beforeLunch) return [];
  const before = await driverCollection(RecordModel).findOne({ _id: beforeLunch.recordId }, { session });
  return before && !isFixed(before) ? [{ before, after: { ...before, needsReview: true } }] : [];
}

function recordsBeside(
  shifts: readonly ShiftToStore[],
  employeeId: Types.ObjectId,
  session: ClientSession,
): Promise<RecordDoc[]> {
  if (shifts.length === 0) return Promise.resolve([]);
  const from = Math.min(...shifts.map((shift) => shift.from));
  const until = Math.max(...shifts.map((shift) => shift.until ?? Number.POSITIVE_INFINITY));
  const own = shifts.flatMap(({ before, morning }) => [before?._id ?? [], morning?._id ?? []].flat());
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

/** A record as if no lunch had been cut from it; one that begins after its lunch keeps the cut. */
export function withoutCut(record: RecordDoc, startTime: Date): RecordDoc {
  const { beforeLunch, ...whole } = record;
  return beforeLunch && startTime >= beforeLunch.until ? record : whole;
}

/** The evidence of a record whose forgotten end became known. */
function settled({ forgotten: _, ...evidence }: NonNullable<RecordDoc['evidence']>) {
  return evidence;
}

function hasTime({ from, until }: Pick<ShiftToStore, 'from' | 'until'>): boolean {
  return Number.isFinite(from) && (until === null || until > from);
}

function stated(
  { before, from, until, end, isExact, project, task, marks }: ShiftToStore,
  isCut: boolean,
  { worker, companyId, terms }: Terms,
): RecordDoc {
  const startTime = new Date(from);
  const fresh = () =>
    clocked({ employeeId: worker._id, companyId, project, startTime }, terms, { marked: true });
  const { task: _, ...base } = before ? withoutCut(unended(before), startTime) : fresh();
  const { evidence = fresh().evidence } = base;
  const waits = !isExact || isCut || marks.some(({ denied }) => denied);
  const record: RecordDoc = {
    ...base,
    startTime,
    projectId: project?._id ?? null,
    projectName: project?.name ?? '',
    ...(task && { task }),
    marked: true,
    longestEnd: new Date(+(base.beforeLunch?.startTime ?? startTime) + terms.longestShiftHours * HOUR_MS),
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
