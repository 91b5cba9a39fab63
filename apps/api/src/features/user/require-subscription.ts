import type { ClientSession, Types } from 'mongoose';
import { invalid } from '../../platform/errors.ts';
import { holdSubscription } from '../subscription/hold-subscription.ts';

/**
 * The id of a subscription to store in an account; null takes it away.
 * @throws AppError `validation_failed` when there is no such subscription
 */
export async function requireSubscription(
  id: string | null,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  if (id === null) return null;
  const subscription = await holdSubscription(id, session);
  if (!subscription) throw invalid('body.subscription', 'Subscription not found.');
  return subscription._id;
}
