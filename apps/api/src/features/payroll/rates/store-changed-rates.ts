import { PersonModel } from '../../person/index.ts';
import { type ChangeBy, type RatePlan, storeRates } from '../../working-time/index.ts';

/** Stores changed rates, the new prices, and the total to pay (PAY-7). */
export async function storeChangedRates(plan: RatePlan, by: ChangeBy): Promise<void> {
  await storeRates(plan, by);
  const ids = plan.moves.map(({ person }) => person._id);
  await PersonModel.updateMany({ _id: { $in: ids } }, [{ $set: { totalToPayCents: '$earnedCents' } }], {
    session: by.session,
    updatePipeline: true,
  });
}
