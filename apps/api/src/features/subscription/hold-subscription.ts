import type { ClientSession } from 'mongoose';
import { type SubscriptionDoc, SubscriptionModel } from './model.ts';

/**
 * The subscription that a transaction is about to give to somebody: the counter it raises lets a
 * deletion at the same time conflict. Null when there is none.
 */
export async function holdSubscription(id: string, session: ClientSession): Promise<SubscriptionDoc | null> {
  return SubscriptionModel.findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { session }).lean();
}
