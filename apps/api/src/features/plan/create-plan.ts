import { MAX_PLANS, toCents } from '@faena/shared/domain';
import { type NewPlan, Plan } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { tooMany } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { recordActs } from '../audit/index.ts';
import { PlanModel } from './model.ts';
import { planToWire } from './wire.ts';

/**
 * Creates a plan.
 * @throws AppError `conflict` at the limit of their number (LIMIT-11)
 */
export async function createPlan({ price, ...plain }: NewPlan): Promise<Plan> {
  return transaction(async (session) => {
    const present = await PlanModel.countDocuments({}, { session, hint: { _id: 1 } });
    if (present >= MAX_PLANS) throw tooMany('too_many_plans', MAX_PLANS);
    const plan = new PlanModel({ ...plain, priceCents: toCents(price) });
    const created = answer(Plan, planToWire(plan));
    await plan.save({ session });
    await recordActs([{ action: 'plan-created', about: plan }], session);
    return created;
  });
}
