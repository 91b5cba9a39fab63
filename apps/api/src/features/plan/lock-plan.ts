import type { ClientSession } from 'mongoose';
import { LOCK } from '../../platform/lock.ts';
import { type PlanDoc, PlanModel } from './model.ts';

/**
 * The plan that a transaction gives to a person. Its counter makes a concurrent deletion conflict. Null if it does not
 * exist.
 */
export async function lockPlan(id: string, session: ClientSession): Promise<PlanDoc | null> {
  return PlanModel.findOneAndUpdate({ _id: id }, LOCK, { session }).lean();
}
