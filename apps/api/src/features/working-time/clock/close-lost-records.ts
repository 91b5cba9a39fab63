import { certainEnd, LOST_SIGNAL_MS } from '@faena/shared/domain';
import type { ClientSession, QueryFilter } from 'mongoose';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { likelyEnds } from '../marked/likely-ends.ts';
import { longestEndOf, pastLongestEnd } from '../model/longest-end.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { closeByClock } from '../pricing/close-record.ts';

/**
 * Ends open records for review. A silence of 5 minutes ends an unmarked one at its last heartbeat; every record ends at
 * its longest shift (TIME-14) (TIME-60) (MARK-3). Several processes may call it at once: a concurrent heartbeat keeps
 * the record open or comes too late, never both.
 * @returns the number of records that this call ended
 */
export async function closeLostRecords({ clock }: Pick<Services, 'clock'>): Promise<number> {
  const now = clock.now();
  const silent = {
    open: true,
    marked: { $ne: true as const },
    lastHeartbeat: { $lte: new Date(+now - LOST_SIGNAL_MS) },
  };
  const ended = await closeEach(silent, closeLost);
  const overlong = { open: true, ...pastLongestEnd(now) };
  return ended + (await closeEach(overlong, (record, session) => closeOverlong(record, now, session)));
}

/** Ends the matching records, each in its own transaction that checks it again; returns their number. */
async function closeEach(
  filter: QueryFilter<RecordDoc>,
  close: (record: RecordDoc, session: ClientSession) => Promise<RecordDoc | null>,
): Promise<number> {
  const found = await RecordModel.find(filter, { _id: 1 }).sort({ lastHeartbeat: 1 }).lean();
  let ended = 0;
  for (const { _id } of found) {
    const closed = await transaction(async (session) => {
      const record = await RecordModel.findOne({ ...filter, _id }, null, { session }).lean();
      return record && close(record, session);
    });
    if (closed) ended += 1;
  }
  return ended;
}

/**
 * Ends an open record at its longest shift, for review (TIME-60). A marked one with a forgotten Salida ends at its
 * earliest likely end (MARK-21). The caller found it within the transaction.
 */
export async function closeOverlong(
  record: RecordDoc,
  now: Date,
  session: ClientSession,
): Promise<RecordDoc | null> {
  const forgotten = record.marked && { until: longestEndOf(record), ...(await likelyEnds(record, session)) };
  const at = forgotten ? certainEnd(forgotten.until, forgotten) : now;
  const known = record.evidence && forgotten ? { ...record.evidence, forgotten } : record.evidence;
  const ending = { reason: 'longest_shift', at, needsReview: true, session } as const;
  const [closed] = await closeByClock([{ ...record, ...(known && { evidence: known }) }], ending);
  return closed ?? null;
}

/** Ends an open record at its last heartbeat, for review. The caller found it within the transaction. */
export async function closeLost(record: RecordDoc, session: ClientSession): Promise<RecordDoc | null> {
  const ending = { reason: 'lost_signal', at: record.lastHeartbeat, needsReview: true, session } as const;
  const [closed] = await closeByClock([record], ending);
  return closed ?? null;
}
