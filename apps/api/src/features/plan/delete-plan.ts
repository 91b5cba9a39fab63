import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PlanModel } from './model.ts';

/**
 * Deletes a plan and clears it from the people who had it, all or nothing.
 * @throws AppError `not_found`
 */
export async function deletePlan(id: string, { clock, departures }: Services): Promise<void> {
  const _id = new Types.ObjectId(id);
  await transaction(async (session) => {
    const plan = await PlanModel.findOneAndDelete({ _id }, { session }).lean();
    if (!plan) throw notFound('plan');
    await recordActs([{ action: 'plan-deleted', about: plan }], session);
    await departures.whenPlanGoes(_id, { at: clock.now(), session });
  });
}
