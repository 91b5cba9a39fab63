import { MAX_PUSH_DEVICES } from '@faena/shared/domain';
import { type NewPushBrowser, Push } from '@faena/shared/schemas';
import type { Authenticated } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { invalid } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { mayReach } from '../../platform/outgoing.ts';
import type { Services } from '../../platform/services.ts';
import { PushBrowserModel } from './model.ts';
import { pushKeys } from './push-keys.ts';

/** The public key of the installation, and whether the calling session gets push messages (NOTICE-12). */
export async function getPush({ session }: Authenticated, services: Services): Promise<Push> {
  const [{ publicKey }, own] = await Promise.all([
    pushKeys(services),
    driverCollection(PushBrowserModel).findOne({ _id: session.id }, { projection: { _id: 1 } }),
  ]);
  return { publicKey, isOn: own !== null };
}

/**
 * Has the browser of the calling session take push messages, in place of an earlier subscription of either. Beyond the
 * limit the person's oldest subscription ends (LIMIT-49).
 * @throws AppError `validation_failed` for an address that Faena may not send to (NOTICE-17)
 */
export async function subscribe(
  { endpoint, p256dh, auth }: NewPushBrowser,
  { actor: { id: personId }, session: { id: _id } }: Authenticated,
  services: Services,
): Promise<Push> {
  if (!mayReach(new URL(endpoint), services.config)) throw invalid('body.endpoint', 'not_valid');
  const { publicKey } = await pushKeys(services);
  const values = { personId, endpoint, p256dh, auth, createdAt: services.clock.now() };
  const fresh = { ...values, waiting: null, failures: 0, retryAt: null };
  return transaction(async (session) => {
    const subscriptions = driverCollection(PushBrowserModel);
    await subscriptions.deleteMany({ endpoint, _id: { $ne: _id } }, { session });
    await subscriptions.updateOne({ _id }, { $set: fresh }, { upsert: true, session });
    const beyond = await subscriptions
      .find({ personId }, { session, projection: { _id: 1 } })
      .sort({ createdAt: -1, _id: -1 })
      .skip(MAX_PUSH_DEVICES)
      .toArray();
    await subscriptions.deleteMany({ _id: { $in: beyond.map(({ _id: id }) => id) } }, { session });
    return answer(Push, { publicKey, isOn: true });
  });
}

/** Ends the push messages to the calling session. */
export async function unsubscribe({ session: { id: _id } }: Authenticated): Promise<void> {
  await driverCollection(PushBrowserModel).deleteOne({ _id });
}
