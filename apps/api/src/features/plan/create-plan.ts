import { toCents } from '@faena/shared/domain';
import type { NewPlan, Plan } from '@faena/shared/schemas';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/** Creates a subscription. */
export async function createPlan({ price, ...texts }: NewPlan): Promise<Plan> {
  return planToWire(await PlanModel.create({ ...texts, priceCents: toCents(price) }));
}
