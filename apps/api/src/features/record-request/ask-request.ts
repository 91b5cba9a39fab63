import { MAX_OPEN_REQUESTS } from '@faena/shared/domain';
import type { RecordRequest, RecordRequestAsked } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { Reply } from '../../kernel/reply.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson, reachableEmployee } from '../person/index.ts';
import {
  adjustedValues,
  enteredProject,
  isAsItWas,
  isClosed,
  isPaid,
  RecordModel,
  type RecordValuesDoc,
  refuseFaultyTimes,
} from '../working-time/index.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';
import { storeRequest } from './store-request.ts';
import { requestToWire } from './wire.ts';

/**
 * Requests a forgotten record, or other values of one of the caller's. A proposal may overlap, because acceptance
 * checks that. Repeating an open request has no effect.
 * @throws AppError `not_found` for a record or project out of reach; `conflict` for an open or unchanged record,
 * another project of a closed one, too many requests, and no company; `validation_failed` for impossible times
 */
export async function askRequest(
  { recordId, reason, ...asked }: RecordRequestAsked,
  actor: Actor,
  { clock }: Services,
): Promise<Reply<RecordRequest>> {
  const now = clock.now();
  const times = { startTime: new Date(asked.startTime), endTime: new Date(asked.endTime) };
  return transaction(async (session) => {
    // The lock makes a concurrent request wait, so that neither the limit nor a repetition is missed.
    const worker = await lockPerson(reachableEmployee(actor, String(actor.id)), session);
    const record = recordId ? await ownRecord(recordId, actor, session) : null;
    const companyId = record?.companyId ?? worker?.companyId;
    if (!companyId) throw conflict('employee_without_company');
    const before = record && (await adjustedValues(record, session));
    refuseFaultyTimes(times, now);
    const proposed: RecordValuesDoc = {
      ...times,
      ...(before && asked.projectId === (before.projectId && String(before.projectId))
        ? { projectId: before.projectId, projectName: before.projectName }
        : await enteredProject(asked.projectId, companyId, actor, session)),
    };
    // Only the times of a closed record can change (ADJUST-1).
    const isMoved = before && String(before.projectId) !== String(proposed.projectId);
    if (isMoved && isPaid(record)) throw conflict('record_closed');
    if (before && isAsItWas(before, proposed)) throw conflict('record_already_so');

    const open = await RecordRequestModel.find({ employeeId: actor.id, status: 'open' }, null, {
      session,
    }).lean();
    const same = open.find(
      (request) =>
        String(request.recordId) === String(record?._id ?? null) &&
        request.reason === reason &&
        isAsItWas(request.proposed, proposed),
    );
    if (same) return new Reply(200, await requestToWire(same, session));
    if (open.length >= MAX_OPEN_REQUESTS) throw conflict('too_many_open_requests');
    const request: RecordRequestDoc = {
      _id: new Types.ObjectId(),
      employeeId: actor.id,
      companyId,
      recordId: record?._id ?? null,
      status: 'open',
      askedAt: now,
      reason,
      proposed,
      asked: before,
      messages: [],
      decision: null,
      result: null,
      granted: null,
    };
    await storeRequest(request, session);
    return new Reply(201, await requestToWire(request, session));
  });
}

/**
 * An ended record of the caller's.
 * @throws AppError `not_found`; `conflict` while it is open
 */
async function ownRecord(recordId: string, { id: employeeId }: Actor, session: ClientSession) {
  const record = await RecordModel.findOne({ _id: recordId, employeeId }, null, { session }).lean();
  if (!record) throw notFound('record');
  if (!isClosed(record)) throw conflict('record_open');
  return record;
}
