import {
  ENDING_KINDS,
  HOUR_MS,
  lunchWithin,
  type MarkEffect,
  type MarkedShift,
  type MarkReason,
  shiftsOfMarks,
} from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { ClockTerms } from '../company/index.ts';
import type { LockedPerson } from '../person/index.ts';
import { askAboutMark } from '../record-request/index.ts';
import {
  isFixed,
  isMarked,
  type RecordDoc,
  type RecordMarkDoc,
  type RecordTaskDoc,
  type ShiftToStore,
  storeShifts,
  voidMarked,
} from '../working-time/index.ts';
import { type Around, type ChainLink, readAround } from './around.ts';
import { type MarkDoc, MarkModel } from './model.ts';
import { waiting } from './waiting.ts';
import { isOffline } from './wire.ts';

export interface When {
  /** Null for somebody without a company. */
  readonly terms: ClockTerms | null;
  readonly at: Date;
  /** The language of the installation. */
  readonly language: Language;
  /** The new marks of the device, whosever they are. */
  readonly chain: readonly ChainLink[];
  readonly session: ClientSession;
}

interface Whose {
  readonly worker: LockedPerson;
  readonly companyId: Types.ObjectId;
  readonly terms: ClockTerms;
}

/** A stretch, its record so far, and whether new marks concern it. */
interface Wish {
  readonly shift: MarkedShift;
  readonly before: RecordDoc | null;
  readonly docs: readonly MarkDoc[];
  readonly isConcerned: boolean;
  /** The Almuerzos around it. */
  readonly pauses: readonly Date[];
}

/**
 * Counts new marks: the person's records become the stretches that all their marks state (MARK-14). It stores the new
 * marks, and earlier ones whose effect has changed. The person is locked.
 */
export async function countMarked(
  fresh: readonly MarkDoc[],
  worker: LockedPerson | null,
  when: When,
): Promise<MarkDoc[]> {
  const { stored, older } = await counted(fresh, worker, when);
  if (stored.length > 0) await driverCollection(MarkModel).insertMany(stored, { session: when.session });
  await storeEffects(older, when);
  return stored;
}

/**
 * Counts marks that are stored already and did not count (MARK-41), as `countMarked` does new ones. The person is locked.
 */
export async function countStored(
  marks: readonly MarkDoc[],
  worker: LockedPerson,
  when: When,
): Promise<MarkDoc[]> {
  const { stored, older } = await counted(marks, worker, when);
  await driverCollection(MarkModel).bulkWrite(
    stored.map((mark) => ({ replaceOne: { filter: { _id: mark._id }, replacement: mark } })),
    { session: when.session },
  );
  await storeEffects(older, when);
  return stored;
}

/** The given marks with their effects, and the earlier marks whose effects these change. */
async function counted(fresh: readonly MarkDoc[], worker: LockedPerson | null, when: When) {
  const counting = fresh.filter(({ counts }) => counts);
  const { terms, session } = when;
  const changed =
    worker?.companyId && terms && counting.length > 0
      ? await countWithin(counting, { worker, companyId: worker.companyId, terms }, when)
      : new Map<string, MarkDoc>();
  const isFresh = new Set(fresh.map(({ markId }) => markId));
  const stored = fresh.map((mark) => changed.get(mark.markId) ?? mark);
  const older = [...changed.values()].filter(({ markId }) => !isFresh.has(markId));
  return { stored: await waiting(stored, session), older: await waiting(older, session) };
}

async function storeEffects(marks: readonly MarkDoc[], { session }: When): Promise<void> {
  if (marks.length === 0) return;
  await driverCollection(MarkModel).bulkWrite(
    marks.map(({ _id, effect, result, reason, recordId, waits, companyId }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: { effect, result, reason, recordId, ...(waits && companyId && { waits, companyId }) },
          ...(!waits && { $unset: { waits: 1 } }),
        },
      },
    })),
    { session },
  );
}

/** The marks that differ from their stored form, by their id. */
async function countWithin(
  fresh: readonly MarkDoc[],
  whose: Whose,
  { at, language, chain, session }: When,
): Promise<Map<string, MarkDoc>> {
  const { worker, companyId, terms } = whose;
  const around = await readAround(fresh, { ...whose, chain, session });
  const { marks } = around;
  const { shifts, effects } = shiftsOfMarks(around.placed, {
    longestMs: terms.longestShiftHours * HOUR_MS,
    endings: around.endings,
  });
  const pauses = around.placed.flatMap(({ id, kind, at }) =>
    kind === 'pause' && effects.get(id) !== 'undone' ? [new Date(at)] : [],
  );
  const wishes = wishesOf(shifts, around, { fresh: new Set(fresh.map(({ markId }) => markId)), pauses });
  const results = new Map<string, Pick<MarkDoc, 'recordId' | 'result' | 'reason'>>();

  const movable = wishes.filter(({ before, isConcerned }) => isConcerned && !(before && isFixed(before)));
  const toStore = movable.map((wish) => shiftToStore(wish, around));
  const outcomes =
    toStore.length > 0 ? await storeShifts(toStore, { worker, companyId, terms, at, session }) : [];
  for (const [index, { docs }] of movable.entries()) {
    const { record = null, isCut = false } = outcomes[index] ?? {};
    for (const doc of docs)
      results.set(doc.markId, resultOf(doc, record, isCut ? 'time_taken' : null, around));
  }
  for (const { shift, before, docs, isConcerned } of wishes) {
    if (!isConcerned || !before || !isFixed(before)) continue;
    const asked = await askAboutShift(before, statedTimes(shift, fresh), around.morningOf(before), {
      ...{ worker, at, language, session },
    });
    for (const doc of docs) {
      const known = resultOf(doc, before, null, around);
      results.set(
        doc.markId,
        asked && fresh.includes(doc) ? { ...known, result: 'request', reason: 'changed_since' } : known,
      );
    }
  }
  for (const mark of fresh) {
    if (effects.get(mark.markId) !== 'without_start') continue;
    const record = endedBefore(mark, wishes, terms);
    const stated = { startTime: null, endTime: mark.isExact ? mark.at : mark.earliest };
    if (record && (await askAboutMark(record, stated, { worker, at, language, session })))
      results.set(mark.markId, { recordId: null, result: 'request', reason: 'changed_since' });
  }
  const kept = new Set(wishes.flatMap(({ before }) => (before ? [String(before._id)] : [])));
  for (const record of around.records.values()) {
    if (!kept.has(String(record._id)) && record.marked && !isFixed(record))
      await voidMarked(record, around.morningOf(record), { worker, companyId, terms, at, session });
  }

  const changed = new Map<string, MarkDoc>();
  for (const [id, doc] of marks) {
    const effect = effects.get(id) ?? null;
    const isOut = effect === 'without_start' || effect === 'undone';
    const result =
      results.get(id) ??
      (isOut && !isAsked(doc, effect)
        ? resultOf(doc, null, effect === 'undone' ? null : 'no_start', around)
        : doc);
    const next: MarkDoc = {
      ...doc,
      effect,
      result: result.result,
      reason: result.reason,
      recordId: result.recordId,
    };
    if (fresh.includes(doc) || differs(doc, next)) changed.set(id, next);
  }
  return changed;
}

/** The record that a manager ended before this Salida or Almuerzo, which so states a later end for it (MARK-16). */
function endedBefore(
  { kind, at }: MarkDoc,
  wishes: readonly Wish[],
  { longestShiftHours }: ClockTerms,
): RecordDoc | null {
  const last = wishes.findLast(({ shift }) => shift.from <= +at);
  if (!last || !ENDING_KINDS.has(kind)) return null;
  const { shift, before } = last;
  const isLate = shift.end === 'other' && shift.until !== null && shift.until <= +at;
  return before && isFixed(before) && isLate && +at <= shift.from + longestShiftHours * HOUR_MS
    ? before
    : null;
}

/** Tests whether an end without a start has become a request. */
function isAsked({ result }: MarkDoc, effect: MarkEffect | null): boolean {
  return result === 'request' && effect === 'without_start';
}

function differs(one: MarkDoc, other: MarkDoc): boolean {
  return (
    one.effect !== other.effect ||
    one.reason !== other.reason ||
    String(one.recordId) !== String(other.recordId)
  );
}

function wishesOf(
  shifts: readonly MarkedShift[],
  around: Around,
  { fresh, pauses }: { readonly fresh: ReadonlySet<string>; readonly pauses: readonly Date[] },
): Wish[] {
  const used = new Set<string>();
  return shifts.map((shift) => {
    const docs = shift.marks.flatMap(({ id }) => around.marks.get(id) ?? []);
    const before = recordFor(shift, around, used);
    if (before) used.add(String(before._id));
    const members = [...around.marks.values()].filter(
      ({ recordId }) => before && recordId?.equals(before._id),
    );
    const isMoved = members.some(({ markId }) => !shift.marks.some(({ id }) => id === markId));
    const isOtherwise = before !== null && isCutOtherwise(shift, before, pauses);
    // The missing mark of another stretch may have arrived (MARK-18).
    const mayRest = before?.needsReview === true && shift.isExact && shift.end === 'mark';
    const isTold = shift.marks.some(({ id }) => fresh.has(id));
    const isConcerned = !before || isMoved || isOtherwise || mayRest || isTold;
    return { shift, before, docs, isConcerned, pauses };
  });
}

/** Tests whether an Almuerzo that arrived since makes or takes away the deducted lunch of a record (LUNCH-3). */
function isCutOtherwise(shift: MarkedShift, record: RecordDoc, pauses: readonly Date[]): boolean {
  const { lunchRule, timeZone, beforeLunch, endTime } = record;
  if (!lunchRule || shift.until === null || endTime === null) return false;
  const lunch = lunchWithin({ startTime: new Date(shift.from), endTime }, lunchRule, timeZone);
  return (lunch !== null && !isMarked(lunch, pauses, timeZone)) !== (beforeLunch !== undefined);
}

/**
 * The record of the first mark in a stretch that has one. A change of project also ends the previous stretch, so it
 * goes last.
 */
function recordFor({ marks, end }: MarkedShift, around: Around, used: ReadonlySet<string>): RecordDoc | null {
  const last = marks.at(-1);
  const members = end === 'mark' && last?.kind === 'project' ? marks.slice(0, -1) : marks;
  for (const { id } of members) {
    const record = around.recordOf(id);
    if (record && !used.has(String(record._id))) return record;
  }
  return null;
}

function shiftToStore({ shift, before, docs, pauses }: Wish, around: Around): ShiftToStore {
  return {
    before,
    morning: around.morningOf(before),
    pauses,
    from: shift.from,
    until: shift.until,
    end: shift.end,
    isExact: shift.isExact,
    project: around.projectOf(shift.projectId) ?? (before?.projectId ? projectOf(before) : null),
    task: keptTask(shift, before) ?? around.taskOf(shift),
    marks: docs.map((mark) => markOf(mark, around.missingBefore(mark))),
  };
}

function projectOf({ projectId, projectName }: RecordDoc) {
  return projectId && { _id: projectId, name: projectName };
}

/** The task of a record whose marks still name it, whatever became of it since (MARK-59). */
function keptTask({ taskId }: MarkedShift, before: RecordDoc | null): RecordTaskDoc | null {
  return before?.task && String(before.task._id) === taskId ? before.task : null;
}

function markOf(mark: MarkDoc, missingNumber: number | null): RecordMarkDoc {
  const { kind, at, earliest, latest, isExact, deviceName, markedBy, deniedAt, code } = mark;
  return {
    kind,
    at,
    earliest,
    latest,
    isExact,
    isOffline: isOffline(mark),
    deviceName,
    ...(markedBy && { markedBy }),
    ...(deniedAt && { denied: true }),
    ...(code && { code }),
    ...(missingNumber && { missingNumber }),
  };
}

/** Requests the times of late marks; a start belongs to the part of the record before its deducted lunch. */
async function askAboutShift(
  record: RecordDoc,
  { startTime, endTime }: ReturnType<typeof statedTimes>,
  morning: RecordDoc | null,
  when: Parameters<typeof askAboutMark>[2],
): Promise<boolean> {
  if (!morning) return askAboutMark(record, { startTime, endTime }, when);
  const isStartAsked = await askAboutMark(morning, { startTime, endTime: null }, when);
  return (await askAboutMark(record, { startTime: null, endTime }, when)) || isStartAsked;
}

/** The times that new marks state for a record that they may not change. */
function statedTimes({ from, until, end, marks }: MarkedShift, fresh: readonly MarkDoc[]) {
  const isFresh = (id: string | undefined) => fresh.some(({ markId }) => markId === id);
  return {
    startTime: isFresh(marks[0].id) ? new Date(from) : null,
    endTime: end === 'mark' && until !== null && isFresh(marks.at(-1)?.id) ? new Date(until) : null,
  };
}

function resultOf(
  mark: MarkDoc,
  record: RecordDoc | null,
  why: MarkReason | null,
  around: Around,
): Pick<MarkDoc, 'recordId' | 'result' | 'reason'> {
  const reason = why ?? doubtOf(mark, around);
  return { recordId: record?._id ?? null, result: reason ? 'to_review' : 'recorded', reason };
}

/** Why a mark that counts waits for review; null if nothing is in doubt. */
function doubtOf({ markId, isExact, deniedAt, code }: MarkDoc, around: Around): MarkReason | null {
  if (deniedAt) return 'denied';
  if (code === 'refuted') return 'code_wrong';
  if (!isExact) return 'time_uncertain';
  return around.placed.find(({ id }) => id === markId)?.isBroken ? 'mark_missing' : null;
}
