import type { RecordStopReason, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { isClosed, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { closeThese } from '../pricing/close-record.ts';
import { valuesOf } from './record-values.ts';

/**
 * Stops a running record and stores author and reason, which the employee sees (TIME-35). An ended one is answered
 * unchanged: one of two concurrent calls stops it, and only its reason is stored.
 * @throws AppError `not_found` when missing or out of reach
 */
export async function stopOpenRecord(
  id: string,
  { reason }: RecordStopReason,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  return transaction(async (session) => {
    const match = { $and: [{ _id: id }, reachableRecords(actor)] };
    const record = await RecordModel.findOne(match, null, { session }).lean();
    if (!record) throw notFound('record');
    const at = clock.now();
    const [closed] = record.open
      ? await closeThese([record], { reason: 'manager', at, by: actor.id, session })
      : [];
    if (!closed || !isClosed(closed)) return recordToWire(record);
    const entry = {
      kind: 'stopped',
      at,
      by: actor.id,
      reason,
      before: null,
      after: valuesOf(closed),
    } as const;
    const stopped = await RecordModel.findOneAndUpdate(
      { _id: closed._id },
      { $push: { corrections: entry } },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean();
    const events = [{ action: 'record-stopped', before: record, after: stopped, reason } as const];
    await addRecordEvents(events, { actor, at, session });
    return recordToWire(stopped);
  });
}
