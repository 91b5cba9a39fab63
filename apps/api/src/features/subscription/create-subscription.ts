import { toCents } from '@faena/shared/domain';
import type { NewSubscription, Subscription } from '@faena/shared/schemas';
import { SubscriptionModel } from './model.ts';
import { subscriptionToWire } from './wire.ts';

/** Creates a subscription. */
export async function createSubscription({ price, ...texts }: NewSubscription): Promise<Subscription> {
  return subscriptionToWire(await SubscriptionModel.create({ ...texts, priceCents: toCents(price) }));
}
