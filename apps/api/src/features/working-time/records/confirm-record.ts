import type { WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { tellOfRecords } from '../model/record-event.ts';
import { isClosed, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { valuesOf } from './record-values.ts';

/**
 * Confirms a record that is 'por revisar' as it is, and keeps who says so; one that is not is answered
 * unchanged (TIME-20).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function confirmRecord(id: string, actor: Actor, { clock }: Services): Promise<WorkRecord> {
  return transaction(async (session) => {
    const match = { $and: [{ _id: id }, reachableRecords(actor)] };
    const record = await RecordModel.findOne(match, null, { session }).lean();
    if (!record) throw notFound('record');
    if (!isClosed(record) || !record.needsReview) return recordToWire(record);
    const as = valuesOf(record);
    const at = clock.now();
    const entry = {
      kind: 'confirmed',
      at,
      by: actor.id,
      reason: '',
      before: as,
      after: as,
    } as const;
    const confirmed = await RecordModel.findOneAndUpdate(
      { _id: record._id },
      { $set: { needsReview: false }, $push: { corrections: entry } },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean();
    const events = [{ action: 'record-confirmed', before: record, after: confirmed } as const];
    await tellOfRecords(events, { actor, at, session });
    return recordToWire(confirmed);
  });
}
