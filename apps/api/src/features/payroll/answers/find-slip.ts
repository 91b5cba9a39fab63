import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';

/** Finds a slip by id within the reach of the caller: their own, or one of a company that they may change. */
export function reachableSlip(id: string, actor: Actor): QueryFilter<SlipDoc> {
  const reach = actor.role === 'employee' ? { employeeId: actor.id } : inOwnedCompanies<SlipDoc>(actor);
  return { $and: [{ _id: id }, reach] };
}

/**
 * A slip.
 * @throws AppError `not_found`
 */
export async function findSlip(
  match: QueryFilter<SlipDoc>,
  session: ClientSession | null = null,
): Promise<SlipDoc> {
  const slip = await SlipModel.findOne(match, null, { session }).lean<SlipDoc>();
  if (!slip) throw notFound('slip');
  return slip;
}

/**
 * Changes the answers of a slip, unless it was accepted or reopened. Both are conditions of the write, so one of two
 * concurrent answers succeeds (ANSWER-1). A contested slip must have been accepted (ANSWER-7).
 * @throws AppError `conflict`
 */
export async function changeUnsettled(
  slip: SlipDoc,
  update: Parameters<typeof SlipModel.findOneAndUpdate>[1],
  session: ClientSession,
  isContested = false,
): Promise<SlipDoc> {
  if (slip.reopened) throw conflict('slip_reopened');
  const changed = await SlipModel.findOneAndUpdate(
    { _id: slip._id, reopened: false, answer: isContested ? 'accepted' : { $ne: 'accepted' } },
    update,
    { session, returnDocument: 'after' },
  ).lean<SlipDoc>();
  if (!changed) throw conflict('slip_accepted');
  return changed;
}
