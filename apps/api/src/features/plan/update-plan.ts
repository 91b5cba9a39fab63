import { toCents } from '@faena/shared/domain';
import type { Plan, PlanChanges } from '@faena/shared/schemas';
import { notFound } from '../../kernel/errors.ts';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/**
 * Changes any part of a subscription; its users see it at once, as they refer to it by id.
 * @throws AppError `not_found`
 */
export async function updatePlan(id: string, { price, ...texts }: PlanChanges): Promise<Plan> {
  const subscription = await PlanModel.findByIdAndUpdate(
    id,
    { $set: { ...texts, ...(price !== undefined && { priceCents: toCents(price) }) } },
    { returnDocument: 'after' },
  ).lean();
  if (!subscription) throw notFound('Subscription');
  return planToWire(subscription);
}
