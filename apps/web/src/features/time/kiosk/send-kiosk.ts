import { MAX_PIN_ERRORS, PIN_PAUSE_MS, textOfKioskRequest } from '@faena/shared/domain';
import type { MarkReceipt, MarkReceipts } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { postMarks, sendBatch } from '../marks/send-marks.ts';
import { readClocks, signText } from '../marks/sign.ts';
import { type QueuedMark, readDevice, readQueue, takeAnswered } from '../marks/store.ts';
import { type OwnKiosk, readKiosk, storeKiosk, type Tries } from './kiosk-store.ts';

/**
 * Sends the marks of a kiosk and reads its people again, who are stored for a visit without a network (KIOSK-3, KIOSK-5).
 * Calls `hear` with each answer.
 * @throws ApiError 404 for an ended kiosk, once its marks are sent; the error of the network
 */
export async function sendKiosk(
  kiosk: OwnKiosk,
  hear: (receipts: readonly MarkReceipt[]) => void,
): Promise<OwnKiosk> {
  const device = await readDevice(kiosk._id);
  if (!device) throw new Error('A kiosk without a key');
  let { tries } = (await readKiosk()) ?? kiosk;
  let answer: MarkReceipts;
  do {
    const waiting = await marksOf(kiosk);
    answer = await sendBatch({ ...device, deviceId: kiosk._id }, waiting, postMarks);
    const ids = answer.receipts.map(({ id }) => id);
    await takeAnswered(kiosk._id, ids, { stamp: { token: answer.stamp, ...readClocks() } });
    tries = triesAfter(tries, waiting, answer.receipts);
    hear(answer.receipts);
  } while (answer.receipts.length > 0 && (await marksOf(kiosk)).length > 0);
  await storeKiosk({ ...kiosk, tries });
  const { stamp } = answer;
  const signature = await signText(device.keys, textOfKioskRequest(kiosk._id, stamp));
  const { project, people } = await client.kiosk.people({
    params: { id: kiosk._id },
    body: { stamp, signature },
  });
  const known = { ...kiosk, project, people, tries };
  await storeKiosk(known);
  return known;
}

/** The unsent marks of a kiosk. */
async function marksOf({ _id }: OwnKiosk): Promise<readonly QueuedMark[]> {
  return (await readQueue()).filter(({ personId }) => personId === _id);
}

/** Counts the wrong PINs in a row as the server does: the fifth pauses a person's PIN for 5 minutes (KIOSK-6). */
function triesAfter(
  tries: OwnKiosk['tries'],
  sent: readonly QueuedMark[],
  receipts: readonly MarkReceipt[],
): OwnKiosk['tries'] {
  const next: Record<string, Tries> = { ...tries };
  for (const { id, reason } of receipts) {
    const personId = sent.find((one) => one.id === id)?.mark.personId;
    if (!personId) continue;
    if (reason !== 'pin_wrong' && reason !== 'pin_paused') delete next[personId];
    else {
      const wrong = (next[personId]?.wrong ?? 0) + 1;
      const isPaused = reason === 'pin_paused' || wrong % MAX_PIN_ERRORS === 0;
      next[personId] = { wrong, until: isPaused ? serverNow() + PIN_PAUSE_MS : 0 };
    }
  }
  return next;
}
