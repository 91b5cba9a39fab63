import { ABSENCE_MS, IDLE_STRETCH_MS } from '@faena/shared/domain';
import type { Heartbeat } from '@faena/shared/schemas';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { longestEndOf, pastLongestEnd } from '../model/longest-end.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { closeOverlong } from './close-lost-records.ts';
import { endIdleStretch } from './end-idle-stretch.ts';

/**
 * Stores a heartbeat of an open record and the last touch on this device; idleness counts over all devices (TIME-62).
 * If a heartbeat and a sweep run at once, the second finds the record changed and does nothing.
 * @throws AppError `conflict` when the record has ended, even by this heartbeat; `not_found` when it is not the
 * caller's
 */
export async function noteHeartbeat(
  { timesheetId, touchedMsAgo }: Heartbeat,
  actor: Actor,
  { clock }: Services,
): Promise<void> {
  const own = { _id: timesheetId, employeeId: actor.id };
  const now = clock.now();
  const touch = touchedMsAgo === undefined ? null : new Date(+now - touchedMsAgo);
  const ends = [pastLongestEnd(now), ...(touch ? [endsUnpaidIdleness(touch)] : [])];
  const beat = await RecordModel.updateOne({ ...own, open: true, $nor: ends }, beatAt(now, touch), {
    updatePipeline: true,
  });
  if (beat.matchedCount === 1) return;
  await endByHeartbeat({ ...own, open: true, $or: ends }, now, touch);
  if (await RecordModel.exists(own)) throw conflict('record_ended');
  throw notFound('record');
}

/** Ends a record that this heartbeat does not continue, if it is still open. */
function endByHeartbeat(filter: QueryFilter<RecordDoc>, now: Date, touch: Date | null): Promise<void> {
  return transaction(async (session) => {
    const record = await RecordModel.findOne(filter, null, { session }).lean();
    if (!record) return;
    if (longestEndOf(record) <= now) await closeOverlong(record, now, session);
    else if (touch) await endIdleStretch(record, touch, session);
  });
}

const LAST_TOUCH = { $ifNull: ['$evidence.lastTouch', '$startTime'] };

/** The known end of an idle stretch: a device reports touches only with its heartbeats. */
const idleUntil = (touch: Date) => ({ $min: [touch, '$lastHeartbeat'] });
const idleMs = (touch: Date) => ({ $subtract: [idleUntil(touch), LAST_TOUCH] });

/** Matches a record whose company does not pay the idle stretch that this touch ends (TIME-63). */
function endsUnpaidIdleness(touch: Date): QueryFilter<RecordDoc> {
  return { idleUnpaid: true, $expr: { $gt: [idleMs(touch), ABSENCE_MS] } };
}

/** The update of one heartbeat, in one atomic step for any number of devices. */
function beatAt(now: Date, touch: Date | null) {
  const lastHeartbeat = { $max: ['$lastHeartbeat', now] };
  const evidence = { $ifNull: ['$evidence', { beats: 0, touches: 0, lastTouch: null, idle: [] }] };
  const beats = { $add: [{ $ifNull: ['$evidence.beats', 0] }, 1] };
  if (!touch) return [{ $set: { lastHeartbeat, evidence: { $mergeObjects: [evidence, { beats }] } } }];
  const isNew = { $gt: [touch, LAST_TOUCH] };
  const stretch = { from: LAST_TOUCH, until: idleUntil(touch) };
  const kept = { $ifNull: ['$evidence.idle', []] };
  const touched = {
    beats,
    touches: { $add: [{ $ifNull: ['$evidence.touches', 0] }, { $cond: [isNew, 1, 0] }] },
    lastTouch: { $max: [touch, LAST_TOUCH] },
    idle: { $cond: [{ $gte: [idleMs(touch), IDLE_STRETCH_MS] }, { $concatArrays: [kept, [stretch]] }, kept] },
  };
  const isIdle = { $and: [{ $ne: ['$marked', true] }, { $gt: [idleMs(touch), ABSENCE_MS] }] };
  const needsReview = { $or: ['$needsReview', isIdle] };
  return [{ $set: { lastHeartbeat, needsReview, evidence: { $mergeObjects: [evidence, touched] } } }];
}
