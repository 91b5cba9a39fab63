import { toCents } from '@faena/shared/domain';
import type { NewPlan, Plan } from '@faena/shared/schemas';
import { SubscriptionModel } from './model.ts';
import { subscriptionToWire } from './wire.ts';

/** Creates a subscription. */
export async function createSubscription({ price, ...texts }: NewPlan): Promise<Plan> {
  return subscriptionToWire(await SubscriptionModel.create({ ...texts, priceCents: toCents(price) }));
}
