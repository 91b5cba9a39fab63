import { client } from '@/lib/client.ts';
import { renewSession } from '@/lib/session-events.ts';
import { writeStored } from '@/lib/storage.ts';
import { deviceName } from './device-name.ts';
import type { PostMarks } from './send-kept.ts';
import { publicKeyOf, readClocks } from './sign.ts';
import { changeDevice, type OwnDevice } from './store.ts';

export { sendBatch, sendKept } from './send-kept.ts';

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

/** Sends marks as this page. */
export const postMarks: PostMarks = (id, body) =>
  client.mark.send({ params: { id }, body }, { signal: AbortSignal.timeout(PATIENCE_MS) });
