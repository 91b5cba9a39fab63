import type { DatedRate } from '@faena/shared/domain';
import {
  Adjustment,
  type AdjustmentDraft,
  AdjustmentEffect,
  type NewAdjustment,
} from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { driverCollection, snapshotSession, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { FormerPersonModel, PersonModel } from '../../person/index.ts';
import { type AdjustmentDoc, AdjustmentModel } from '../model/adjustment-model.ts';
import { adjustmentToWire } from '../model/adjustment-wire.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { addAdjustmentEvent } from './add-adjustment-event.ts';
import { planAdjustment } from './plan-adjustment.ts';
import { priceUnpaid } from './price-unpaid.ts';

/**
 * Corrects or voids a closed record: it stays unchanged, and the next run pays the difference (ADJUST-1).
 * @throws AppError `not_found` when the record is missing or out of reach; the refusals of `planAdjustment`
 */
export async function makeAdjustment(
  made: NewAdjustment,
  actor: Actor,
  { clock }: Services,
): Promise<Adjustment> {
  const at = clock.now();
  return transaction(async (session) => {
    const { adjustment } = await adjustRecordWithin(made, { actor, at, session });
    return answer(Adjustment, adjustmentToWire(adjustment));
  });
}

/** Adjusts a record within a transaction. */
export async function adjustRecordWithin(
  { recordId, reason, ...draft }: NewAdjustment,
  { actor, at, session }: ChangeBy,
): Promise<{ adjustment: AdjustmentDoc; record: RecordDoc }> {
  const record = await findRecord(recordId, actor, session);
  const rates = await lockWorker(record.employeeId, session);
  const { effect: _, ...plan } = await planAdjustment(
    record,
    draft,
    rates.get(String(record.employeeId)) ?? [],
    at,
    session,
  );
  const { id, fullname, username } = actor;
  const adjustment: AdjustmentDoc = {
    _id: new Types.ObjectId(),
    companyId: record.companyId,
    employeeId: record.employeeId,
    recordId: record._id,
    ...plan,
    reason,
    by: { _id: id, fullname, username },
    at,
    runId: null,
    runNumber: null,
  };
  await driverCollection(AdjustmentModel).insertOne(adjustment, { session });
  await priceUnpaid(adjustment, rates, session);
  await addAdjustmentEvent('adjustment-made', adjustment, { actor, at, session, reason });
  return { adjustment, record };
}

/** Previews an adjustment without storing anything. */
export async function previewAdjustment(
  { recordId, ...draft }: AdjustmentDraft,
  actor: Actor,
  { clock }: Services,
): Promise<AdjustmentEffect> {
  await using session = await snapshotSession();
  const record = await findRecord(recordId, actor, session);
  const rates = await ratesOf(record.employeeId, session);
  const { effect } = await planAdjustment(record, draft, rates, clock.now(), session);
  return answer(AdjustmentEffect, effect);
}

async function findRecord(id: string, actor: Actor, session: ClientSession): Promise<RecordDoc> {
  const match = { $and: [{ _id: id }, reachableRecords(actor)] };
  const record = await RecordModel.findOne(match, null, { session }).lean();
  if (!record) throw notFound('record');
  return record;
}

async function ratesOf(_id: Types.ObjectId, session: ClientSession): Promise<readonly DatedRate[]> {
  const person =
    (await PersonModel.findOne({ _id }, { rates: 1 }, { session }).lean()) ??
    (await FormerPersonModel.findOne({ _id }, { rates: 1 }, { session }).lean());
  return person?.rates ?? [];
}
