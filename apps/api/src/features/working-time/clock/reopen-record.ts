import { type Gap, REOPEN_WINDOW_MS } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { addEarnings } from '../pricing/earnings.ts';

/**
 * Whether a record ended by an unload so shortly ago that it was a reload (TIME-12); not
 * when a manager has had a hand in it since.
 */
export function isReopenable({ endReason, endTime, corrections }: RecordDoc, now: Date): boolean {
  if (endReason !== 'unload' || endTime === null || corrections) return false;
  return +now - +endTime < REOPEN_WINDOW_MS;
}

/**
 * Opens a record that had ended, unpriced as if it had never stopped, and notes the gap it goes on through, if it
 * is one. Whether it is por revisar stays. Its worker must be locked.
 */
export async function reopenRecord(
  { _id, employeeId, companyId, costCents }: RecordDoc,
  now: Date,
  session: ClientSession,
  gap?: Gap,
): Promise<RecordDoc> {
  await addEarnings([{ employeeId, companyId, cents: -(costCents ?? 0) }], session);
  return RecordModel.findOneAndUpdate(
    { _id, open: false },
    {
      $set: {
        open: true,
        endTime: null,
        durationMs: 0,
        rateCents: null,
        costCents: null,
        endReason: null,
        lastHeartbeat: now,
      },
      ...(gap && { $push: { gaps: gap } }),
    },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean();
}
