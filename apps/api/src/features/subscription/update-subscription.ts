import { toCents } from '@faena/shared/domain';
import type { Plan, PlanChanges } from '@faena/shared/schemas';
import { notFound } from '../../platform/errors.ts';
import { SubscriptionModel } from './model.ts';
import { subscriptionToWire } from './wire.ts';

/**
 * Changes any part of a subscription; its users see it at once, as they refer to it by id.
 * @throws AppError `not_found`
 */
export async function updateSubscription(id: string, { price, ...texts }: PlanChanges): Promise<Plan> {
  const subscription = await SubscriptionModel.findByIdAndUpdate(
    id,
    { $set: { ...texts, ...(price !== undefined && { priceCents: toCents(price) }) } },
    { returnDocument: 'after' },
  ).lean();
  if (!subscription) throw notFound('Subscription');
  return subscriptionToWire(subscription);
}
