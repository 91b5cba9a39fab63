import { toCents } from '@faena/shared/domain';
import { Plan, type PlanChanges } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/**
 * Changes any part of a plan; the people who have it see it at once, as they refer to it by id.
 * @throws AppError `not_found`
 */
export async function updatePlan(id: string, { price, ...plain }: PlanChanges): Promise<Plan> {
  const $set = { ...plain, ...(price !== undefined && { priceCents: toCents(price) }) };
  return transaction(async (session) => {
    const after = { session, returnDocument: 'after' } as const;
    const plan = await PlanModel.findByIdAndUpdate(id, { $set }, after).lean();
    if (!plan) throw notFound('plan');
    await recordActs([{ action: 'plan-changed', about: plan }], session);
    return answer(Plan, planToWire(plan));
  });
}
