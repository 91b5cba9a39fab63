import { client } from '@/lib/client.ts';
import { deviceName } from '../marks/device-name.ts';
import { makeKeys, publicKeyOf, readClocks } from '../marks/sign.ts';
import { addDevice, changeDevice } from '../marks/store.ts';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import { keysFor, type OwnKiosk, storeKiosk } from './kiosk-store.ts';

/**
 * Makes this browser a kiosk by a link (KIOSK-1). Its key is stored first, so that a new try after a lost answer comes from
 * the same tablet.
 * @throws ApiError 404 for a link that is over; the error of a browser that stores nothing
 */
export async function linkKiosk(token: string): Promise<OwnKiosk> {
  const keys = await keysFor(token, makeKeys);
  const body = { token, name: `${texts.title} · ${deviceName()}`, publicKey: await publicKeyOf(keys) };
  const { _id, project, companyName, pinKey, stamp } = await client.kiosk.redeemLink({ body });
  const deviceId = _id;
  await addDevice({ personId: _id, keys, deviceId, counter: 0, previous: '', stamp: null, isOwn: false });
  await changeDevice(_id, { name: project.name, stamp: { token: stamp, ...readClocks() } });
  const kiosk = { _id, project, companyName, pinKey, people: [], tries: {} };
  await storeKiosk(kiosk);
  return kiosk;
}
