import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';

/** The requests a caller reaches: their own, or those made in the companies they may change. */
function reachableRequests(actor: Actor): QueryFilter<RecordRequestDoc> {
  return actor.role === 'employee' ? { employeeId: actor.id } : inOwnedCompanies<RecordRequestDoc>(actor);
}

/**
 * A request within reach.
 * @throws AppError `not_found`
 */
export async function findRequest(
  id: string,
  actor: Actor,
  session: ClientSession,
): Promise<RecordRequestDoc> {
  const match = { $and: [{ _id: id }, reachableRequests(actor)] };
  const request = await RecordRequestModel.findOne(match, null, { session }).lean();
  if (!request) throw notFound('record_request');
  return request;
}

/**
 * Changes an undecided request. Being open is a condition of the write, so one of two decisions succeeds (REQUEST-2).
 * @throws AppError `conflict` for a decided one
 */
export async function changeOpen(
  { _id }: RecordRequestDoc,
  update: Parameters<typeof RecordRequestModel.findOneAndUpdate>[1],
  session: ClientSession,
): Promise<RecordRequestDoc> {
  const changed = await RecordRequestModel.findOneAndUpdate({ _id, status: 'open' }, update, {
    session,
    returnDocument: 'after',
  }).lean();
  if (!changed) throw conflict('request_decided');
  return changed;
}
