import type { MarkReceipts, WorkRecord } from '@faena/shared/schemas';
import { drawnRecord } from './drawn-record.ts';
import { readClocks } from './sign.ts';
import type { OwnDevice, QueuedMark } from './store.ts';

/** The state of a device after an answer to its marks, of which `sent` were queued. */
export function learnedFrom(
  { base = null }: Pick<OwnDevice, 'base'>,
  sent: readonly QueuedMark[],
  { stamp, receipts, open }: MarkReceipts,
) {
  const answered = new Set(receipts.map(({ id }) => id));
  const own = sent.filter((mark) => answered.has(mark.id) && isOwn(mark));
  // An ended device is registered again by the next session of its person.
  const isEnded = receipts.some(({ reason }) => reason === 'device_ended');
  return {
    base: open ?? ended(drawnRecord(base, own)),
    stamp: { token: stamp, ...readClocks() },
    ...(isEnded && { deviceId: null }),
  };
}

/** Tests whether a mark states the time of the device's own person, and not of a crew (CREW-2). */
export function isOwn({ mark }: QueuedMark): boolean {
  return !mark.personId;
}

/** A phone in other hands shows no money. */
export function withoutMoney(record: WorkRecord): WorkRecord {
  return { ...record, cost: 0, hourlyRate: null, pieces: [], adjustments: [] };
}

/** The record without its money if it has ended; null while it runs. */
function ended(record: WorkRecord | null): WorkRecord | null {
  if (!record || record.endTime !== null) return record && withoutMoney(record);
  return null;
}
