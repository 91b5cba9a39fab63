import type { ClientSession, Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import { lockPlan } from '../plan/index.ts';

/**
 * The id of a plan to store in an account; null takes it away.
 * @throws AppError `validation_failed` when there is no such plan
 */
export async function requirePlan(id: string | null, session: ClientSession): Promise<Types.ObjectId | null> {
  if (id === null) return null;
  const plan = await lockPlan(id, session);
  if (!plan) throw invalid('body.subscription', 'plan_unknown');
  return plan._id;
}
