import { person } from '@faena/shared/contract/person';
import type { DeviceLink } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { clientOf } from '@/lib/client-of.ts';
import { fetchReadingClock } from '@/lib/server-clock.ts';
import { storePerson } from '@/lib/session.ts';
import { startSession } from '@/lib/session-events.ts';
import { writeStored } from '@/lib/storage.ts';
import { deviceName } from './device-name.ts';
import { makeKeys, publicKeyOf, readClocks } from './sign.ts';
import { addDevice, changeDevice, readDevice } from './store.ts';

/** The browser cannot store a lasting key. */
export class NotKept extends Error {}

/**
 * Registers this browser for the person of a link, and signs them in (MARK-20). It stores the key first, so
 * that a new try after a lost answer comes from the same phone.
 * @throws NotKept; ApiError 404 for a link that is over
 */
export async function linkPhone(token: string, { userId }: DeviceLink): Promise<void> {
  const device = await ownKeys(userId);
  const publicKey = await publicKeyOf(device.keys);
  const body = { token, name: deviceName(), publicKey };
  const { _id, stamp, session } = await client.device.redeemLink({ body });
  await changeDevice(userId, { deviceId: _id, isOwn: true, stamp: { token: stamp, ...readClocks() } });
  const withSession = clientOf({ person }, fetchReadingClock, () => session.accessToken);
  const account = await withSession.person
    .account({ query: { username: session.username } })
    .catch(() => null);
  if (account) storePerson(account);
  startSession(session);
  writeStored('ownDevice', userId);
}

/** The stored keys of the person on this browser, else new ones. */
async function ownKeys(personId: string) {
  try {
    const known = await readDevice(personId);
    if (known) return known;
    const keys = await makeKeys();
    return await addDevice({
      personId,
      keys,
      deviceId: null,
      isOwn: false,
      counter: 0,
      previous: '',
      stamp: null,
    });
  } catch (cause) {
    throw new NotKept('The browser keeps no key', { cause });
  }
}
