import { cutPriorPrice, dayOf, type Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { LOCK } from '../../../platform/lock.ts';
import { timeZoneOf } from '../../company/index.ts';
import { PersonModel } from '../../person/index.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { isCounted, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { moveRateDays, recordsAt, touches } from './move-rate-days.ts';
import { storeRecords } from './store-records.ts';

/**
 * Cuts and prices the records of a company again for the days and dated rates of its new time zone (PAY-42, RATE-15). A
 * prior price keeps its cents and only changes its days; paid pieces stay in their days (RUN-5). It works person by
 * person, to save memory.
 */
export async function moveTimeZone(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const timeZone = await timeZoneOf(companyId, session);
  // People without a record too: their first one must not begin in the old days.
  await PersonModel.updateMany({ companyId }, LOCK, { session });
  const repriced = await moveRateDays(companyId, timeZone, session);
  const people = await RecordModel.distinct('employeeId', { companyId }, { session });
  // One write, because most records have their time on the same day in both zones.
  const unpaid = { companyId, 'pieces.runId': { $exists: false } };
  await RecordModel.updateMany(unpaid, { $set: { timeZone } }, { session });
  for (const employeeId of people) {
    const rates = await lockWorker(employeeId, session);
    const stretches = repriced.get(String(employeeId)) ?? [];
    const concerned = { $or: [{ 'pieces.runId': { $exists: false } }, ...recordsAt(stretches)] };
    const records = await driverCollection(RecordModel)
      .find({ employeeId, companyId, ...concerned }, { session })
      .toArray();
    const changes = records
      .filter((record) => hasOtherDays(record) || hasOtherRates(record, stretches))
      .map((before) => ({ before, after: before.hasPriorPrice ? cutAnew(before) : before }));
    await storeRecords(changes, rates, session);
  }
}

/** Tests whether a piece lies outside its day in the present zone of its record. */
function hasOtherDays({ pieces, timeZone }: RecordDoc): boolean {
  return pieces.some((piece) => {
    const { date, end } = dayOf(piece.startTime, timeZone);
    return date !== piece.date || end < piece.endTime;
  });
}

/** Tests whether another rate may apply to a part of a record. */
function hasOtherRates(record: RecordDoc, stretches: readonly Stretch[]): boolean {
  return isCounted(record) && !record.hasPriorPrice && stretches.some((stretch) => touches(record, stretch));
}

function cutAnew(record: RecordDoc): RecordDoc {
  return isCounted(record) ? { ...record, pieces: cutPriorPrice(record, record.timeZone) } : record;
}
