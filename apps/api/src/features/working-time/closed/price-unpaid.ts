import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { AdjustmentDoc } from '../model/adjustment-model.ts';
import { isStamped, RecordModel } from '../model/record-model.ts';
import { type RatesByPerson, storeRecords } from '../pricing/store-records.ts';

/** Reprices the unpaid pieces on the days of a new or removed adjustment, because they follow it (RUN-6). */
export async function priceUnpaid(
  { employeeId, companyId, days }: AdjustmentDoc,
  rates: RatesByPerson,
  session: ClientSession,
): Promise<void> {
  const dates = days.map(({ date }) => date);
  const records = await driverCollection(RecordModel)
    .find({ employeeId, companyId, 'pieces.date': { $in: dates } }, { session })
    .toArray();
  const unpaid = records.filter(({ pieces }) =>
    pieces.some((piece) => dates.includes(piece.date) && !isStamped(piece)),
  );
  await storeRecords(
    unpaid.map((record) => ({ before: record, after: record })),
    rates,
    session,
  );
}
