import { type Gap, REOPEN_WINDOW_MS } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { addClockEvents } from '../model/clock-event.ts';
import { isPaid, type RecordDoc } from '../model/record-model.ts';
import { unended } from '../model/unended.ts';
import { type RatesByPerson, storeRecords } from '../pricing/store-records.ts';

/**
 * Tests whether an unload ended the record moments ago, as a reload does; false after a manager's change or a payment
 * (TIME-44) (RUN-5).
 */
export function isReopenable(record: RecordDoc, now: Date): boolean {
  const { endReason, endTime, corrections } = record;
  if (endReason !== 'unload' || endTime === null || corrections || isPaid(record)) return false;
  return +now - +endTime < REOPEN_WINDOW_MS;
}

/**
 * Reopens an ended record without its price, and stores the gap, if any. It keeps its review. Lock its worker before.
 */
export async function reopenRecord(
  before: RecordDoc,
  now: Date,
  rates: RatesByPerson,
  session: ClientSession,
  gap?: Gap,
): Promise<RecordDoc> {
  const after: RecordDoc = {
    ...unended(before),
    lastHeartbeat: now,
    ...(gap && { gaps: [...(before.gaps ?? []), gap] }),
  };
  await storeRecords([{ before, after }], rates, session);
  await addClockEvents([{ before, after }], now, session);
  return after;
}
