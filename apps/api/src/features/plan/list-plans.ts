import type { Plan } from '@faena/shared/schemas';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/** All plans, cheapest first. */
export async function listPlans(): Promise<Plan[]> {
  const plans = await PlanModel.find().sort({ priceCents: 1, _id: 1 }).lean();
  return plans.map(planToWire);
}
