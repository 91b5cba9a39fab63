import { STOP_UNDO_WINDOW_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { inTurnOfChain } from '../../ledger/index.ts';
import { lockPerson } from '../../person/index.ts';
import { isPaid, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { reopenRecord } from './reopen-record.ts';

/**
 * Reopens a record that its person stopped moments ago, without a gap (TIME-61). An open one is answered unchanged, so
 * that a repetition has no effect. The worker is locked, and a payment by a run in the meantime refuses the write
 * (RUN-5).
 * @throws AppError `not_found` when it is not the caller's; `conflict` when it is too late, a run has paid it, somebody
 * changed it, or another record began since
 */
export async function undoStop(id: string, actor: Actor, { clock }: Services): Promise<WorkRecord> {
  return inTurnOfChain(actor.companyId, () =>
    transaction(async (session) => {
      const worker = await lockPerson({ _id: actor.id }, session);
      const record = await RecordModel.findOne({ _id: id, employeeId: actor.id }, null, { session }).lean();
      if (!worker || !record) throw notFound('record');
      if (record.open) return recordToWire(record);
      const now = clock.now();
      refuseFinal(record, now);
      if (!worker.companyId?.equals(record.companyId)) throw conflict('record_changed');
      const later = { employeeId: actor.id, startTime: { $gte: record.startTime }, _id: { $ne: record._id } };
      if (await RecordModel.exists({ ...later, voided: { $exists: false } }).session(session)) {
        throw conflict('record_followed');
      }
      const rates = new Map([[String(worker._id), worker.rates]]);
      return recordToWire(await reopenRecord(record, now, rates, session));
    }),
  );
}

function refuseFinal(record: RecordDoc, now: Date): void {
  const { endReason, endTime, corrections, voided } = record;
  if (isPaid(record)) throw conflict('record_closed');
  if (endReason !== 'manual' || !endTime || corrections || voided) throw conflict('record_changed');
  if (+now - +endTime > STOP_UNDO_WINDOW_MS) throw conflict('too_late_to_undo');
}
