import { calendarDateOf, lunchWithin, type Stretch, startOfDate } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { begun } from '../model/begun.ts';
import { type ClosedRecordDoc, isClosed, type RecordDoc, RecordModel } from '../model/record-model.ts';
import type { RecordChange } from './price-days.ts';
import { splitParts } from './split-parts.ts';

/** Longer than any record. */
const LONGEST_DAYS = 2;

/**
 * The changes that end records by a clock: one that spans its lunch becomes two (LUNCH-1). The second one keeps the id, so
 * that it can go on. The changes of the given records come first, in order.
 */
export async function withoutLunch(
  changes: readonly RecordChange[],
  session: ClientSession,
): Promise<RecordChange[]> {
  const own: RecordChange[] = [];
  const before: RecordChange[] = [];
  for (const change of changes) {
    const lunch = isClosed(change.after) ? await lunchToCut(change.after, session) : null;
    if (!lunch || !isClosed(change.after)) {
      own.push(change);
      continue;
    }
    const { morning, rest } = cutAtLunch(change.after, lunch, new Types.ObjectId());
    own.push({ before: change.before, after: rest });
    before.push({ before: null, after: morning });
  }
  return [...own, ...before];
}

/** The lunch that the rule cuts from a record with this end; null without one, and if one was marked that day (LUNCH-3). */
export async function lunchToCut(
  record: Pick<RecordDoc, 'employeeId' | 'startTime' | 'timeZone' | 'lunchRule'> & { readonly endTime: Date },
  session?: ClientSession,
): Promise<Stretch | null> {
  const { lunchRule, timeZone, employeeId } = record;
  const lunch = lunchRule && lunchWithin(record, lunchRule, timeZone);
  if (!lunch) return null;
  const day = calendarDateOf(lunch.startTime, timeZone);
  const midnight = startOfDate(day, timeZone);
  const since = new Date(midnight);
  since.setUTCDate(since.getUTCDate() - LONGEST_DAYS);
  const marked = await driverCollection(RecordModel)
    .find(
      { employeeId, startTime: { $gte: since, $lte: record.endTime }, 'evidence.marks.kind': 'pause' },
      session && { session },
    )
    .project<Pick<RecordDoc, 'evidence'>>({ evidence: 1 })
    .toArray();
  const pauses = marked.flatMap(({ evidence }) =>
    (evidence?.marks ?? []).flatMap(({ kind, at }) => (kind === 'pause' ? [at] : [])),
  );
  return isMarked(lunch, pauses, timeZone) ? null : lunch;
}

/** Tests whether an Almuerzo was marked on the day of a lunch (LUNCH-3). */
export function isMarked(lunch: Stretch, pauses: readonly Date[], timeZone: string): boolean {
  const day = calendarDateOf(lunch.startTime, timeZone);
  return pauses.some((at) => calendarDateOf(at, timeZone) === day);
}

/**
 * The parts of a record before and after its lunch. The second keeps id, marks and evidence; each waits for review if its
 * cause lies in it.
 */
export function cutAtLunch(
  record: ClosedRecordDoc,
  { startTime: from, endTime: until }: Stretch,
  recordId: Types.ObjectId,
): { readonly morning: RecordDoc; readonly rest: ClosedRecordDoc } {
  const { employeeId, companyId, timeZone, projectId, projectName, task, startTime, marked } = record;
  const project = projectId && { _id: projectId, name: projectName };
  const [first] = splitParts(record, from);
  const [, second] = splitParts(record, until);
  const { gaps: _, ...kept } = record;
  const isUncertain = record.evidence?.marks?.some(({ at, isExact }) => at <= from && !isExact) ?? false;
  return {
    morning: {
      ...begun({ employeeId, companyId, timeZone, project, startTime, ...(task && { task }) }),
      ...first,
      ...{ _id: recordId, open: false, endReason: 'lunch', marked },
      needsReview: first.needsReview || isUncertain,
      lunch: { from, until },
    },
    rest: { ...kept, ...second, beforeLunch: { recordId, startTime, from, until } },
  };
}
