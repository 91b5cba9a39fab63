import { loadDevices } from '@/features/time/index.ts';
import { client } from '@/lib/client.ts';
import { writeStored } from '@/lib/storage.ts';
import { subscribeHere } from './push-here.ts';

/** Notes on a person's own device that they switched push messages on or off there (NOTICE-19). */
export async function notePush(personId: string, isOn: boolean): Promise<void> {
  writeStored('pushOn', isOn ? personId : null);
  const { changeDevice } = await loadDevices();
  await changeDevice(personId, { takesPush: isOn });
}

/** Subscribes a person's own device again, after the sign-out that ended its push messages (NOTICE-19). */
export async function resumePush(personId: string): Promise<void> {
  const { readDevice } = await loadDevices();
  const device = await readDevice(personId);
  if (!device?.takesPush) return;
  const { publicKey, isOn } = await client.push.get({});
  if (!isOn) await client.push.subscribe({ body: await subscribeHere(publicKey) });
  writeStored('pushOn', personId);
}
