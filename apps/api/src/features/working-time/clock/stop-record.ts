import type { RecordStop, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { inTurnOfChain } from '../../ledger/index.ts';
import { isInUse } from '../model/idle.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { closeByClock, closeThese } from '../pricing/close-record.ts';

/**
 * Stops working time and prices it; an ended record is answered unchanged. The reason is `manager` if another person
 * stops it (TIME-6). A record goes on if its next page continues it (TIME-44), or if this device is idle and another is
 * in use (TIME-62). The end of a page or a session does not end a marked one (MARK-3).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function stopRecord(
  { timesheetId: id, reason, leaving }: RecordStop,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  return inTurnOfChain(actor.companyId, () =>
    transaction(async (session) => {
      const match = { $and: [{ _id: id }, reachableRecords(actor)] };
      const record = await RecordModel.findOne(match, null, { session }).lean();
      if (!record) throw notFound('record');
      const isOwner = record.employeeId.equals(actor.id);
      const at = clock.now();
      const hasNextPage = reason === 'unload' && leaving !== undefined && record.outlived?.includes(leaving);
      const isInUseElsewhere = reason === 'inactivity' && isInUse(record, at);
      const isOfPage = isOwner && record.marked && reason !== 'manual';
      if (!record.open || hasNextPage || isInUseElsewhere || isOfPage) return recordToWire(record);
      if (isOwner) {
        const [stopped = record] = await closeByClock([record], { reason, at, by: actor.id, session });
        return recordToWire(stopped);
      }
      const [closed = record] = await closeThese([record], { reason: 'manager', at, by: actor.id, session });
      const events = [{ action: 'record-stopped', before: record, after: closed } as const];
      await addRecordEvents(events, { actor, at, session });
      return recordToWire(closed);
    }),
  );
}
