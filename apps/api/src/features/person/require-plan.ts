import type { ClientSession, Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { lockPlan } from '../plan/index.ts';

/**
 * The id of a subscription to store in an account; null takes it away.
 * @throws AppError `validation_failed` when there is no such subscription
 */
export async function requirePlan(id: string | null, session: ClientSession): Promise<Types.ObjectId | null> {
  if (id === null) return null;
  const subscription = await lockPlan(id, session);
  if (!subscription) throw invalid('body.subscription', 'plan_unknown');
  return subscription._id;
}
