import { toCents } from '@faena/shared/domain';
import type { Subscription, SubscriptionChanges } from '@faena/shared/schemas';
import { notFound } from '../../platform/errors.ts';
import { SubscriptionModel } from './model.ts';
import { subscriptionToWire } from './wire.ts';

/**
 * Changes any part of a subscription; its users see it at once, as they refer to it by id.
 * @throws AppError `not_found`
 */
export async function updateSubscription(
  id: string,
  { price, ...texts }: SubscriptionChanges,
): Promise<Subscription> {
  const subscription = await SubscriptionModel.findByIdAndUpdate(
    id,
    { $set: { ...texts, ...(price !== undefined && { priceCents: toCents(price) }) } },
    { returnDocument: 'after' },
  ).lean();
  if (!subscription) throw notFound('Subscription');
  return subscriptionToWire(subscription);
}
