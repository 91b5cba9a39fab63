import { MAX_MARKS_AT_ONCE, textOfBatch } from '@faena/shared/domain';
import type { MarkReceipts } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { renewSession } from '@/lib/session-events.ts';
import { writeStored } from '@/lib/storage.ts';
import { deviceName } from './device-name.ts';
import { publicKeyOf, readClocks, signText } from './sign.ts';
import {
  changeDevice,
  type OwnDevice,
  type QueuedMark,
  readDevice,
  readQueue,
  takeAnswered,
} from './store.ts';

/** The longest wait for an answer. */
const PATIENCE_MS = 15_000;

/**
 * Registers the device, and takes the first stamp from the answer. A session on the person's own device lasts
 * 180 days (SESSION-41).
 * @throws as the client does without a network or the person's session
 */
export async function registered(device: OwnDevice, isOwn = device.isOwn): Promise<OwnDevice> {
  const publicKey = await publicKeyOf(device.keys);
  const body = { name: deviceName(), publicKey, own: isOwn };
  const { _id, stamp, accessToken } = await client.device.register({ body });
  const known = { deviceId: _id, stamp: { token: stamp, ...readClocks() }, isOwn };
  await changeDevice(device.personId, known);
  if (isOwn) writeStored('ownDevice', device.personId);
  if (accessToken) renewSession(accessToken);
  return { ...device, ...known };
}

/**
 * Sends marks of one person, at most one request's number.
 * @throws as the client does
 */
export async function sendBatch(
  { deviceId, keys }: OwnDevice,
  waiting: readonly QueuedMark[],
): Promise<MarkReceipts> {
  const id = deviceId ?? '';
  const batch = waiting.slice(0, MAX_MARKS_AT_ONCE);
  const now = readClocks();
  const signed = textOfBatch(
    id,
    now,
    batch.map((mark) => mark.id),
  );
  const body = { now, marks: batch.map(({ mark }) => mark), signature: await signText(keys, signed) };
  return client.mark.send({ params: { id }, body }, { signal: AbortSignal.timeout(PATIENCE_MS) });
}

/** Sends the marks that other people made on this device, with their keys (PHONE-21). */
export async function sendOthers(personId: string): Promise<void> {
  const waiting = (await readQueue()).filter((mark) => mark.personId !== personId);
  for (const other of new Set(waiting.map((mark) => mark.personId))) {
    const device = await readDevice(other);
    if (!device?.deviceId) continue;
    const theirs = waiting.filter((mark) => mark.personId === other);
    const answer = await sendBatch(device, theirs);
    const stamp = { token: answer.stamp, ...readClocks() };
    const ids = answer.receipts.map(({ id }) => id);
    await takeAnswered(other, ids, { stamp });
  }
}
