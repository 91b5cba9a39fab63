import type { RecordCorrection, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { addClockEvents } from '../model/clock-event.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { addRecordEvents } from '../model/record-event.ts';
import {
  type ClosedRecordDoc,
  isClosed,
  isPaid,
  type RecordDoc,
  RecordModel,
  type RecordValuesDoc,
} from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { withCorrection } from '../model/with-correction.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { cutForgotten } from './cut-forgotten.ts';
import { enteredProject, isAsItWas, refuseFaultyTimes, valuesOf } from './record-values.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { refuseStale } from './refuse-stale.ts';

/**
 * Corrects an ended record, and stores its former values, the author and the reason. Rates of its time price it
 * again, and it no longer waits for review. A change without effect is not stored.
 * @throws AppError `not_found` when the record or project is missing or out of reach; `conflict` while it is open,
 * voided or closed (RUN-5), was changed meanwhile, or would overlap another; `validation_failed` for impossible times
 */
export async function correctRecord(
  id: string,
  correction: RecordCorrection,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const at = clock.now();
  return transaction(async (session) =>
    recordToWire(await correctRecordWithin(id, correction, { actor, at, session })),
  );
}

/** Corrects a record within a transaction. The answer to a forgotten Salida deducts the lunch as that would (LUNCH-8). */
export async function correctRecordWithin(
  id: string,
  correction: RecordCorrection,
  { actor, at, session, requestId }: ChangeBy,
): Promise<RecordDoc> {
  const match = { $and: [{ _id: id }, reachableRecords(actor)] };
  const record = await RecordModel.findOne(match, null, { session }).lean();
  if (!record) throw notFound('record');
  const rates = await lockWorker(record.employeeId, session);
  if (isClosed(record) && isPaid(record)) {
    if (isAsItWas(valuesOf(record), await correctedValues(record, correction, actor, session))) return record;
    throw conflict('record_closed');
  }
  refuseStale(record, correction.version);
  if (!isClosed(record)) throw conflict('record_open');
  if (record.voided) throw conflict('record_voided');
  const before = valuesOf(record);
  const after = await correctedValues(record, correction, actor, session);
  const movesTime = +before.startTime !== +after.startTime || +before.endTime !== +after.endTime;
  if (!movesTime && String(before.projectId) === String(after.projectId)) return record;
  if (movesTime) {
    refuseFaultyTimes(after, at);
    await refuseOverlap(record.employeeId, after, session, record._id);
  }
  const { reason } = correction;
  const of = requestId && { requestId };
  const { hasPriorPrice, task: _, ...kept } = record;
  const whole: ClosedRecordDoc = {
    ...kept,
    ...after,
    ...(hasPriorPrice && !movesTime && { hasPriorPrice }),
    needsReview: false,
  };
  const { rest, mornings } = requestId
    ? await cutForgotten(record, whole, session)
    : { rest: whole, mornings: [] };
  const entry = {
    kind: 'corrected',
    at,
    by: actor.id,
    reason,
    before,
    after: valuesOf(rest),
    ...of,
  } as const;
  const corrected: RecordDoc = { ...rest, corrections: withCorrection(record, entry) };
  const cut = mornings.map((morning) => ({ before: null, after: morning }));
  const written = await storeRecords([{ before: record, after: corrected }, ...cut], rates, session);
  const [stored = corrected, ...storedCut] = written;
  const events = [{ action: 'record-corrected', before: record, after: stored, reason } as const];
  await addRecordEvents(events, { actor, at, session }, written.besideCents);
  await addClockEvents(
    storedCut.map((morning) => ({ before: null, after: morning })),
    at,
    session,
  );
  return stored;
}

async function correctedValues(
  record: ClosedRecordDoc,
  { startTime, endTime, projectId }: RecordCorrection,
  actor: Actor,
  session: ClientSession,
): Promise<RecordValuesDoc> {
  const { task, ...values } = valuesOf(record);
  // Its project may be deleted by now; the record keeps it, and with it its task.
  const keepsProject =
    projectId === undefined || projectId === (values.projectId && String(values.projectId));
  return {
    ...values,
    ...(startTime && { startTime: new Date(startTime) }),
    ...(endTime && { endTime: new Date(endTime) }),
    ...(keepsProject && task && { task }),
    ...(!keepsProject && (await enteredProject(projectId, record.companyId, actor, session))),
  };
}
