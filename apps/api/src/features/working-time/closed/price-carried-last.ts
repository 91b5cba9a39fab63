import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { lockWorkers, ratesOfWorkers } from '../model/lock-workers.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import {
  priceChanges,
  type RatesByPerson,
  type RecordWrite,
  writeRecords,
} from '../pricing/store-records.ts';
import type { Payable } from './stamp.ts';

/**
 * Prices the pieces that a run leaves out after all others of their days, before the run reads. So the paid part keeps
 * its exact sum (RUN-6).
 */
export async function priceCarriedLast(payable: Payable, session: ClientSession): Promise<void> {
  const records = await carriedRecords(payable, session);
  const rates = await lockWorkers(peopleOf(records), session);
  await writeRecords(await pricedLast(records, rates, session), session);
}

/** The changed records of that, by id, without storing them (RUN-10). */
export async function planCarriedLast(
  payable: Payable,
  session: ClientSession,
): Promise<ReadonlyMap<string, RecordDoc>> {
  const records = await carriedRecords(payable, session);
  const rates = await ratesOfWorkers(peopleOf(records), session);
  const writes = await pricedLast(records, rates, session);
  return new Map(writes.map(({ after }) => [String(after._id), after]));
}

async function carriedRecords(
  { companyId, through, carried }: Payable,
  session: ClientSession,
): Promise<RecordDoc[]> {
  if (carried.length === 0) return [];
  return driverCollection(RecordModel)
    .find({ _id: { $in: [...carried] }, companyId, 'pieces.date': { $lte: through } }, { session })
    .toArray();
}

const peopleOf = (records: readonly RecordDoc[]) => records.map(({ employeeId }) => employeeId);

async function pricedLast(
  records: readonly RecordDoc[],
  rates: RatesByPerson,
  session: ClientSession,
): Promise<readonly RecordWrite[]> {
  const { writes } = await priceChanges(
    records.map((record) => ({ before: record, after: record })),
    rates,
    session,
    new Set(records.map(({ _id }) => String(_id))),
  );
  return writes;
}
