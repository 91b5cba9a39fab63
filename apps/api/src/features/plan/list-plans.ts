import type { Plan } from '@faena/shared/schemas';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/** All subscriptions, cheapest first. */
export async function listPlans(): Promise<Plan[]> {
  const subscriptions = await PlanModel.find().sort({ priceCents: 1, _id: 1 }).lean();
  return subscriptions.map(planToWire);
}
