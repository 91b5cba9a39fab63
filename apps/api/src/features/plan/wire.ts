import { fromCents } from '@faena/shared/domain';
import { type Plan, PlanNoun, plainOf } from '@faena/shared/schemas';
import type { PlanDoc } from './model.ts';

/** A plan in the API format. */
export function planToWire(plan: PlanDoc): Plan {
  return { ...plainOf(PlanNoun, plan), _id: String(plan._id), price: fromCents(plan.priceCents) };
}
