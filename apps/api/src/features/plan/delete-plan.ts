import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { PlanModel } from './model.ts';

/**
 * Deletes a plan and clears it from the people who had it, all or nothing.
 * @throws AppError `not_found`
 */
export async function deletePlan(id: string, { clock, departures }: Services): Promise<void> {
  const _id = new Types.ObjectId(id);
  await transaction(async (session) => {
    const { deletedCount } = await PlanModel.deleteOne({ _id }, { session });
    if (deletedCount === 0) throw notFound('plan');
    await departures.whenPlanGoes(_id, { at: clock.now(), session });
  });
}
