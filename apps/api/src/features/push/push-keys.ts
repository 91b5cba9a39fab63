import webPush, { type VapidKeys } from 'web-push';
import { driverCollection } from '../../platform/database.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { Services } from '../../platform/services.ts';
import { PushBrowserModel, PushKeysModel } from './model.ts';

const _id = 'vapid';

/**
 * The keys of the installation, which the first caller makes for all processes (NOTICE-13). Under another secret there are
 * new ones, and the subscriptions to the former end.
 */
export async function pushKeys({ config: { jwtSecret } }: Pick<Services, 'config'>): Promise<VapidKeys> {
  const keys = driverCollection(PushKeysModel);
  const stored = await keys.findOne({ _id });
  const privateKey = stored && unseal(stored.sealedKey, _id, jwtSecret);
  if (stored && privateKey !== null) return { publicKey: stored.publicKey, privateKey };
  const made = webPush.generateVAPIDKeys();
  const fresh = { publicKey: made.publicKey, sealedKey: seal(made.privateKey, _id, jwtSecret) };
  if (stored) {
    const { modifiedCount } = await keys.updateOne({ _id, sealedKey: stored.sealedKey }, { $set: fresh });
    if (modifiedCount > 0) await driverCollection(PushBrowserModel).deleteMany({});
  } else {
    await keys.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
  }
  const kept = await keys.findOne({ _id });
  const opened = kept && unseal(kept.sealedKey, _id, jwtSecret);
  if (!kept || !opened) throw new Error('Another process has another JWT_SECRET');
  return { publicKey: kept.publicKey, privateKey: opened };
}
