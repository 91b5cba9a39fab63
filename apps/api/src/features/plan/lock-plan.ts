import type { ClientSession } from 'mongoose';
import { type PlanDoc, PlanModel } from './model.ts';

/**
 * The subscription that a transaction is about to give to somebody: the counter it raises lets a
 * deletion at the same time conflict. Null when there is none.
 */
export async function lockPlan(id: string, session: ClientSession): Promise<PlanDoc | null> {
  return PlanModel.findOneAndUpdate({ _id: id }, { $inc: { holds: 1 } }, { session }).lean();
}
