import { Types } from 'mongoose';
import { PayCalendarModel } from '../src/features/company/index.ts';
import { priceCarriedLast, stampPieces } from '../src/features/working-time/index.ts';
import { transaction } from '../src/platform/database.ts';

/** Stamps all unpaid records up to a day, as the closing of a period does, but without a run. */
export async function closeThrough(
  companyId: Types.ObjectId,
  through: string,
  { number = 1, carried = [] }: { number?: number; carried?: Types.ObjectId[] } = {},
): Promise<Types.ObjectId> {
  const run = { _id: new Types.ObjectId(), number };
  await transaction(async (session) => {
    const payable = { companyId, firstDay: null, through, carried };
    await priceCarriedLast(payable, session);
    await stampPieces(payable, run, session);
    await PayCalendarModel.updateOne(
      { _id: companyId },
      {
        $set: { closedThrough: through, lastRunNumber: number },
        $setOnInsert: { schedule: { kind: 'semimonthly' }, paydayAfterDays: 0, firstDay: null },
      },
      { session, upsert: true },
    );
  });
  return run._id;
}
