import { LOST_SIGNAL_MS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { closeThese } from '../pricing/close-record.ts';

/**
 * Ends every open record after a silence of 5 minutes, at its last heartbeat, for a manager to review (TIME-14). Any
 * number of processes may call it, repeatedly: a concurrent heartbeat keeps the record open or comes too late, never
 * both.
 * @returns the number of records that this call ended
 */
export async function closeLostRecords({ clock }: Pick<Services, 'clock'>): Promise<number> {
  const silent = { open: true, lastHeartbeat: { $lte: new Date(+clock.now() - LOST_SIGNAL_MS) } };
  const lost = await RecordModel.find(silent, { _id: 1 }).sort({ lastHeartbeat: 1 }).lean();
  let ended = 0;
  for (const { _id } of lost) {
    if (await closeIf({ _id, ...silent })) ended += 1;
  }
  return ended;
}

/** Ends one record at its last heartbeat, if it is still as the filter says. */
async function closeIf(filter: { _id: Types.ObjectId; open: boolean; lastHeartbeat: { $lte: Date } }) {
  return transaction(async (session) => {
    const record = await RecordModel.findOne(filter, null, { session }).lean();
    return record !== null && (await closeLost(record, session)) !== null;
  });
}

/** Ends a record that was found open within the transaction at its last heartbeat, for review. */
export async function closeLost(record: RecordDoc, session: ClientSession): Promise<RecordDoc | null> {
  const ending = { reason: 'lost_signal', at: record.lastHeartbeat, needsReview: true, session } as const;
  const [closed] = await closeThese([record], ending);
  return closed ?? null;
}
