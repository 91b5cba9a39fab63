import type { Plan } from '@faena/shared/schemas';
import { SubscriptionModel } from './model.ts';
import { subscriptionToWire } from './wire.ts';

/** All subscriptions, cheapest first. */
export async function listSubscriptions(): Promise<Plan[]> {
  const subscriptions = await SubscriptionModel.find().sort({ priceCents: 1, _id: 1 }).lean();
  return subscriptions.map(subscriptionToWire);
}
