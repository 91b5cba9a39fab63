import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { lockWorkers } from '../model/lock-workers.ts';
import { RecordModel } from '../model/record-model.ts';
import { priceChanges, writeRecords } from '../pricing/store-records.ts';
import type { Payable } from './stamp.ts';

/**
 * Prices everything a run leaves out after the rest of its days, before the run reads: the paid part keeps its exact
 * sum (RUN-6).
 */
export async function priceCarriedLast(
  { companyId, through, carried }: Payable,
  session: ClientSession,
): Promise<void> {
  if (carried.length === 0) return;
  const records = await driverCollection(RecordModel)
    .find({ _id: { $in: [...carried] }, companyId, 'pieces.date': { $lte: through } }, { session })
    .toArray();
  const rates = await lockWorkers(
    records.map(({ employeeId }) => employeeId),
    session,
  );
  const { writes } = await priceChanges(
    records.map((record) => ({ before: record, after: record })),
    rates,
    session,
    new Set(records.map(({ _id }) => String(_id))),
  );
  await writeRecords(writes, session);
}
