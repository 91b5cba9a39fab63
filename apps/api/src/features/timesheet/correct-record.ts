import { costCents, durationMs } from '@faena/shared/domain';
import type { RecordCorrection, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { addEarnings } from './earnings.ts';
import { holdWorker } from './hold-worker.ts';
import { type RecordValuesDoc, type TimeRecordDoc, TimeRecordModel } from './model.ts';
import { reachableRecords } from './reachable-records.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { toTimeRecord } from './wire.ts';
import {
  type ClosedRecordDoc,
  isClosed,
  refuseFaultyTimes,
  valuesOf,
  writtenProject,
} from './written-values.ts';

/**
 * Corrects a record that has ended, and keeps what it was, who says so and why. Its rate stays and its
 * cost follows; it no longer waits for review. What changes nothing is not kept.
 * @throws AppError `not_found` when the record or project is missing or out of reach; `conflict` while it
 * is open and when it would overlap another; `validation_failed` for times that cannot be
 */
export async function correctRecord(
  id: string,
  correction: RecordCorrection,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const now = clock.now();
  const corrected = await transaction(async (session) => {
    const match = { $and: [{ _id: id }, reachableRecords(actor)] };
    const record = await TimeRecordModel.findOne(match, null, { session }).lean();
    if (!record) throw notFound('Time record');
    await holdWorker(record.employeeId, session);
    if (!isClosed(record)) throw conflict('The time record is still open.');
    const before = valuesOf(record);
    const after = await correctedValues(record, correction, actor, session);
    const movesTime = +before.startTime !== +after.startTime || +before.endTime !== +after.endTime;
    if (!movesTime && String(before.projectId) === String(after.projectId)) return record;
    if (movesTime) {
      refuseFaultyTimes(after, now);
      await refuseOverlap(record.employeeId, after, session, record._id);
    }
    const entry = {
      kind: 'corrected',
      at: now,
      by: actor.id,
      reason: correction.reason,
      before,
      after,
    } as const;
    return store(record, after, entry, session);
  });
  return toTimeRecord(corrected);
}

async function correctedValues(
  record: ClosedRecordDoc,
  { startTime, endTime, projectId }: RecordCorrection,
  actor: Actor,
  session: ClientSession,
): Promise<RecordValuesDoc> {
  const values = valuesOf(record);
  // The project it has may be gone by now, and stays all the same.
  const keepsProject =
    projectId === undefined || projectId === (values.projectId && String(values.projectId));
  return {
    ...values,
    ...(startTime && { startTime: new Date(startTime) }),
    ...(endTime && { endTime: new Date(endTime) }),
    ...(!keepsProject && (await writtenProject(projectId, record.companyId, actor, session))),
  };
}

async function store(
  { _id, employeeId, rateCents, costCents: oldCents }: TimeRecordDoc,
  after: RecordValuesDoc,
  entry: NonNullable<TimeRecordDoc['corrections']>[number],
  session: ClientSession,
): Promise<TimeRecordDoc> {
  const worked = durationMs(after);
  const cents = rateCents === null ? null : costCents({ durationMs: worked, rateCents });
  await addEarnings([{ employeeId, cents: (cents ?? 0) - (oldCents ?? 0) }], session);
  return TimeRecordModel.findOneAndUpdate(
    { _id },
    {
      $set: { ...after, durationMs: worked, costCents: cents, needsReview: false },
      $push: { corrections: entry },
    },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean();
}
