import { MAX_OPEN_REQUESTS } from '@faena/shared/domain';
import type { RecordRequest, RecordRequestReopening } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson } from '../person/index.ts';
import {
  type ChangeBy,
  isPaid,
  presentVersion,
  RecordModel,
  removeAdjustmentWithin,
  revertRecordWithin,
} from '../working-time/index.ts';
import { addDecisionEvent } from './add-decision-event.ts';
import { findRequest } from './find-request.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';
import { requestToWire } from './wire.ts';

/**
 * Undoes the acceptance of a request: its record returns to its former state, and the request is open again
 * (REQUEST-9).
 * @throws AppError `not_found`; `conflict` for a request that is not accepted, and for too many open ones
 * @throws AppError `conflict` for a record changed or paid since, and for a former time that is taken
 */
export async function reopenRequest(
  id: string,
  { reason }: RecordRequestReopening,
  actor: Actor,
  { clock }: Services,
): Promise<RecordRequest> {
  const at = clock.now();
  return transaction(async (session) => {
    const request = await findRequest(id, actor, session);
    await refuseWaiting(request, session);
    await takeBack(request, reason, { actor, at, session, requestId: request._id });
    const reopened = await RecordRequestModel.findOneAndUpdate(
      { _id: id, status: 'accepted' },
      {
        $set: {
          ...{ status: 'open', decision: null, result: null, granted: null },
          // Without its record, the next acceptance adds a forgotten record again.
          recordId: request.asked && request.recordId,
        },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!reopened) throw conflict('too_late_to_undo');
    await addDecisionEvent('request-reopened', request, reopened, { actor, at, session, reason });
    return requestToWire(reopened, session);
  });
}

/**
 * Requires that the request may be open again: its locked person works for the company and has few open ones.
 * @throws AppError `conflict`
 */
async function refuseWaiting({ employeeId, companyId }: RecordRequestDoc, session: ClientSession) {
  const worker = await lockPerson({ _id: employeeId, companyId }, session);
  if (!worker) throw conflict('too_late_to_undo');
  const open = await RecordRequestModel.countDocuments({ employeeId, status: 'open' }, { session });
  if (open >= MAX_OPEN_REQUESTS) throw conflict('too_many_open_requests');
}

/** @throws AppError `conflict` */
async function takeBack(
  { status, granted, recordId }: RecordRequestDoc,
  reason: string,
  by: ChangeBy,
): Promise<void> {
  const { session } = by;
  if (status !== 'accepted' || !granted) throw conflict('too_late_to_undo');
  const record = await RecordModel.findOne({ _id: recordId }, null, { session }).lean();
  if (!record) throw conflict('too_late_to_undo');
  const { adjustmentId, version, was } = granted;
  if (!adjustmentId && isPaid(record)) throw conflict('record_closed');
  if (version !== (await presentVersion(record, session))) throw conflict('record_changed');
  if (adjustmentId) await removeAdjustmentWithin(String(adjustmentId), reason, by);
  else await revertRecordWithin(record, was, reason, by);
}
