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
  type RecordDoc,
  RecordModel,
} from '../working-time/index.ts';
import { addDecisionEvent } from './add-decision-event.ts';
import { changeOpen, findRequest } from './find-request.ts';
import type { RecordRequestDoc } from './model.ts';
import { requestToWire } from './wire.ts';

/**
 * Accepts a request, optionally with other values. The record changes in the same transaction, and keeps the
 * request's id (REQUEST-2).
 * @throws AppError `not_found`; `conflict` for a decided request, for a record changed since the request, and for
 * refusals of corrections; `validation_failed` for impossible times
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
    const granted = await grant(request, acceptance, { actor, at, session, requestId: request._id });
    const decision = { at, by: actor.id, reason: acceptance.reason };
    const result = isClosed(granted) ? await adjustedValues(granted, session) : null;
    const accepted = await changeOpen(
      request,
      { $set: { status: 'accepted', decision, recordId: granted._id, result } },
      session,
    );
    await addDecisionEvent('request-accepted', request, accepted, { actor, at, session });
    return requestToWire(accepted, session);
  });
}

/**
 * The record that was asked for, added, corrected or, where it is closed, adjusted (ADJUST-1). Its reason is the
 * employee's text, unless the manager gives another.
 */
async function grant(
  { employeeId, recordId, proposed, asked, reason }: RecordRequestDoc,
  { version, ...given }: RecordRequestAcceptance,
  by: ChangeBy,
): Promise<RecordDoc> {
  const values = {
    startTime: given.startTime ?? proposed.startTime.toISOString(),
    endTime: given.endTime ?? proposed.endTime.toISOString(),
    projectId:
      given.projectId === undefined ? proposed.projectId && String(proposed.projectId) : given.projectId,
    reason: given.reason || reason,
  };
  if (!recordId) return addRecordWithin({ ...values, employeeId: String(employeeId) }, by);
  if (asked && version === undefined) await refuseChanged(recordId, asked, by);
  const record = await RecordModel.findOne({ _id: recordId }, null, { session: by.session }).lean();
  if (!record || !isPaid(record)) return correctRecordWithin(String(recordId), { ...values, version }, by);
  const { projectId, ...times } = values;
  if (projectId !== (record.projectId && String(record.projectId))) throw conflict('record_closed');
  return (await adjustRecordWithin({ ...times, recordId: String(recordId), version }, by)).record;
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
