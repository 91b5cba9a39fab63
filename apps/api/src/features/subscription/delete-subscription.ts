import { transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { UserModel } from '../user/model.ts';
import { SubscriptionModel } from './model.ts';

/**
 * Deletes a subscription and clears it from the users who had it, all or nothing.
 * @throws AppError `not_found`
 */
export async function deleteSubscription(id: string): Promise<void> {
  await transaction(async (session) => {
    const { deletedCount } = await SubscriptionModel.deleteOne({ _id: id }, { session });
    if (deletedCount === 0) throw notFound('Subscription');
    await UserModel.updateMany({ subscriptionId: id }, { $set: { subscriptionId: null } }, { session });
  });
}
