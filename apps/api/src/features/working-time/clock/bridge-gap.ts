import { type Gap, gapOf, LOST_SIGNAL_MS } from '@faena/shared/domain';
import type { LivedGap, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type LockedPerson, lockPerson } from '../../person/index.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { longestEndOf } from '../model/longest-end.ts';
import { isPaid, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { withoutLunch } from '../pricing/cut-lunch.ts';
import { type RatesByPerson, storeRecords } from '../pricing/store-records.ts';
import { closeLost } from './close-lost-records.ts';
import { reopenRecord } from './reopen-record.ts';

/**
 * Continues a record after a time without a signal, for review, or ends it with the page's life (TIME-32) (TIME-33). A
 * short silence counts as a heartbeat; a record of another state or a marked one is answered unchanged. The worker is
 * locked, so that a second tab, process or sweep sees the gap.
 * @throws AppError `not_found` when the record is not the caller's
 */
export async function bridgeGap(
  { timesheetId: id, ...silence }: LivedGap,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  return transaction(async (session) => {
    const worker = await lockPerson({ _id: actor.id }, session);
    const record = await RecordModel.findOne({ _id: id, employeeId: actor.id }, null, { session }).lean();
    if (!worker || !record) throw notFound('record');
    const now = clock.now();
    if (record.open && +now - +record.lastHeartbeat < LOST_SIGNAL_MS) {
      await RecordModel.updateOne({ _id: record._id }, { $max: { lastHeartbeat: now } }, { session });
      return recordToWire(record);
    }
    if (record.marked) return recordToWire(record);
    const ended = record.open ? await closeLost(record, session) : record;
    if (!ended?.endTime || !(await mayGoOn(ended, worker, session))) return recordToWire(ended ?? record);
    const gap = gapOf(silence, ended.endTime, now);
    if (!gap) return recordToWire(ended);
    const rates: RatesByPerson = new Map([[actor.id.toString(), worker.rates]]);
    const touched = withTouch(ended, new Date(+now - silence.activeMsAgo));
    const limit = longestEndOf(ended);
    const goesOn = +gap.until === +now && now < limit;
    return recordToWire(
      goesOn
        ? await reopenRecord(touched, now, rates, session, gap)
        : await prolongRecord(touched, gap.until < limit ? gap : { ...gap, until: limit }, rates, session),
    );
  });
}

/**
 * Tests whether a loss of signal ended the record, and nothing has changed since: no review, no newer record, the same
 * workplace.
 */
async function mayGoOn(record: RecordDoc, worker: LockedPerson, session: ClientSession): Promise<boolean> {
  const { endReason, needsReview, corrections, companyId, employeeId } = record;
  if (endReason !== 'lost_signal' || !needsReview || corrections || isPaid(record)) return false;
  if (!worker.companyId?.equals(companyId)) return false;
  const later = { employeeId, startTime: { $gte: record.startTime }, _id: { $ne: record._id } };
  return (await RecordModel.exists(later).session(session)) === null;
}

/** The record with the last touch of an unreachable page: a gap is no idle stretch (TIME-62). */
function withTouch(record: RecordDoc, touch: Date): RecordDoc {
  const { evidence } = record;
  if (!evidence || (evidence.lastTouch && evidence.lastTouch >= touch)) return record;
  return { ...record, evidence: { ...evidence, lastTouch: touch } };
}

/** Moves the end of a record to the end of its gap, at most to its longest shift, and prices it again. */
async function prolongRecord(
  before: RecordDoc,
  gap: Gap,
  rates: RatesByPerson,
  session: ClientSession,
): Promise<RecordDoc> {
  const isOver = gap.until >= longestEndOf(before);
  const after: RecordDoc = {
    ...before,
    endTime: gap.until,
    ...(isOver && { endReason: 'longest_shift' }),
    gaps: [...(before.gaps ?? []), gap],
  };
  const changes = await withoutLunch([{ before, after }], session);
  const stored = await storeRecords(changes, rates, session);
  await addClockEvents(
    stored.map((one, index) => ({ before: changes[index]?.before ?? null, after: one })),
    gap.until,
    session,
  );
  return stored[0] ?? after;
}
