import type { ClientSession } from 'mongoose';
import { LOCK } from '../../platform/lock.ts';
import { type PlanDoc, PlanModel } from './model.ts';

/**
 * The plan that a transaction is about to give to somebody: the counter it raises lets a
 * deletion at the same time conflict. Null when there is none.
 */
export async function lockPlan(id: string, session: ClientSession): Promise<PlanDoc | null> {
  return PlanModel.findOneAndUpdate({ _id: id }, LOCK, { session }).lean();
}
