import type { RecordRequest, RecordRequestAcceptance } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  addRecordWithin,
  adjustedValues,
  adjustRecordWithin,
  type ChangeBy,
  correctRecordWithin,
  isAsItWas,
  isClosed,
  isPaid,
  presentVersion,
  type RecordDoc,
  RecordModel,
  type StateBefore,
} from '../working-time/index.ts';
import { addDecisionEvent } from './add-decision-event.ts';
import { changeOpen, findRequest } from './find-request.ts';
import type { GrantedDoc, RecordRequestDoc } from './model.ts';
import { requestToWire } from './wire.ts';

/**
 * Accepts a request, optionally with other values. The record changes in the same transaction, and keeps the request's
 * id (REQUEST-2).
 * @throws AppError `not_found`; `conflict` for a decided request, for a record changed since, and as a correction;
 * `validation_failed` for impossible times
 */
export async function acceptRequest(
  id: string,
  acceptance: RecordRequestAcceptance,
  actor: Actor,
  { clock }: Services,
): Promise<RecordRequest> {
  const at = clock.now();
  return transaction(async (session) => {
    const request = await findRequest(id, actor, session);
    if (request.status !== 'open') throw conflict('request_decided');
    const by = { actor, at, session, requestId: request._id };
    const { record, startTime, ...how } = await grant(request, acceptance, by);
    const decision = { at, by: actor.id, reason: acceptance.reason };
    const result = isClosed(record) ? { ...(await adjustedValues(record, session)), startTime } : null;
    const granted = { version: await presentVersion(record, session), ...how };
    const accepted = await changeOpen(
      request,
      { $set: { status: 'accepted', decision, recordId: record._id, result, granted } },
      session,
    );
    await addDecisionEvent('request-accepted', request, accepted, { actor, at, session });
    return requestToWire(accepted, session);
  });
}

interface Granting extends Omit<GrantedDoc, 'version'> {
  readonly record: RecordDoc;
  /** The granted start; the record begins later if a deducted lunch cut it (LUNCH-8). */
  readonly startTime: Date;
}

/**
 * Adds or corrects the record of a request, or adjusts a closed one (ADJUST-1). The reason is the employee's text,
 * unless the manager gives another.
 */
async function grant(
  { employeeId, recordId, proposed, asked, reason }: RecordRequestDoc,
  { version, ...given }: RecordRequestAcceptance,
  by: ChangeBy,
): Promise<Granting> {
  const values = {
    startTime: given.startTime ?? proposed.startTime.toISOString(),
    endTime: given.endTime ?? proposed.endTime.toISOString(),
    projectId:
      given.projectId === undefined ? proposed.projectId && String(proposed.projectId) : given.projectId,
    reason: given.reason || reason,
  };
  const none = { startTime: new Date(values.startTime), was: null, adjustmentId: null };
  if (!recordId) {
    return { ...none, record: await addRecordWithin({ ...values, employeeId: String(employeeId) }, by) };
  }
  if (asked && version === undefined) await refuseChanged(recordId, asked, by);
  const record = await RecordModel.findOne({ _id: recordId }, null, { session: by.session }).lean();
  if (!record || !isPaid(record)) {
    const corrected = await correctRecordWithin(String(recordId), { ...values, version }, by);
    return { ...none, record: corrected, was: record && stateBefore(record) };
  }
  const { projectId, ...times } = values;
  if (projectId !== (record.projectId && String(record.projectId))) throw conflict('record_closed');
  const made = await adjustRecordWithin({ ...times, recordId: String(recordId), version }, by);
  return { ...none, record: made.record, adjustmentId: made.adjustment._id };
}

/** The former state of a corrected record, with its values, for an undo (REQUEST-9). */
function stateBefore({
  durationMs,
  rateCents,
  costCents,
  needsReview,
  hasPriorPrice,
}: RecordDoc): StateBefore {
  return { durationMs, rateCents, costCents, needsReview, ...(hasPriorPrice && { hasPriorPrice }) };
}

/** @throws AppError `conflict` for a record that changed after the request */
async function refuseChanged(
  recordId: Types.ObjectId,
  asked: NonNullable<RecordRequestDoc['asked']>,
  { session }: ChangeBy,
): Promise<void> {
  const record = await RecordModel.findOne({ _id: recordId }, null, { session }).lean();
  if (record && isClosed(record) && !isAsItWas(await adjustedValues(record, session), asked)) {
    throw conflict('record_changed_since_asked');
  }
}
