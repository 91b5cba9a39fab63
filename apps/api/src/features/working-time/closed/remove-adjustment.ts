import { Adjustment, type AdjustmentRemoval } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { type AdjustmentDoc, AdjustmentModel } from '../model/adjustment-model.ts';
import { adjustmentToWire } from '../model/adjustment-wire.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { refuseOverlap } from '../records/refuse-overlap.ts';
import { addAdjustmentEvent } from './add-adjustment-event.ts';
import { priceUnpaid } from './price-unpaid.ts';

/**
 * Takes back an unpaid adjustment (ADJUST-2); the ledger keeps both events.
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a paid one, for one before a later one, and
 * if its record's former time is taken
 */
export async function removeAdjustment(
  id: string,
  { reason }: AdjustmentRemoval,
  actor: Actor,
  { clock }: Services,
): Promise<Adjustment> {
  const at = clock.now();
  return transaction(async (session) => {
    const removed = await removeAdjustmentWithin(id, reason, { actor, at, session });
    return answer(Adjustment, adjustmentToWire(removed));
  });
}

/** Takes back an adjustment within a transaction. */
export async function removeAdjustmentWithin(
  id: string,
  reason: string,
  { actor, at, session }: ChangeBy,
): Promise<AdjustmentDoc> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<AdjustmentDoc>(actor)] };
  const adjustment = await AdjustmentModel.findOne(match, null, { session }).lean();
  if (!adjustment) throw notFound('adjustment');
  const rates = await lockWorker(adjustment.employeeId, session);
  if (adjustment.runId !== null) throw conflict('adjustment_paid');
  if (await isRestedOn(adjustment, session)) throw conflict('adjustment_rested_on');
  const { before, employeeId, recordId } = adjustment;
  if (before) await refuseOverlap(employeeId, before, session, recordId);
  const { deletedCount } = await AdjustmentModel.deleteOne({ _id: id, runId: null }, { session });
  if (deletedCount === 0) throw conflict('adjustment_paid');
  await priceUnpaid(adjustment, rates, session);
  await addAdjustmentEvent('adjustment-removed', adjustment, { actor, at, session, reason });
  return adjustment;
}

/** Tests whether a later adjustment of the record, or of its days, depends on this one. */
async function isRestedOn(
  { employeeId, recordId, sequence, days }: AdjustmentDoc,
  session: ClientSession,
): Promise<boolean> {
  const shared = { 'days.date': { $in: days.map(({ date }) => date) } };
  const later = { employeeId, sequence: { $gt: sequence }, $or: [{ recordId }, shared] };
  return (await AdjustmentModel.exists(later).session(session)) !== null;
}
