import { cutPriorPrice } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { timeZoneOf } from '../../company/index.ts';
import { PersonModel } from '../../person/index.ts';
import { lockWorker } from '../model/lock-worker.ts';
import { isCounted, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { storeRecords } from './store-records.ts';

/**
 * Cuts and prices all records of a company anew, in the days of the time zone that it has now (PAY-44). A prior price
 * keeps its cents, and only its days change. Person by person, so that no more than one's records are in memory.
 */
export async function moveTimeZone(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const timeZone = await timeZoneOf(companyId, session);
  // Whoever has no record yet as well: their first one is not to begin in the days of before.
  await PersonModel.updateMany({ companyId }, LOCK, { session });
  const people = await RecordModel.distinct('employeeId', { companyId }, { session });
  for (const employeeId of people) {
    const rates = await lockWorker(employeeId, session);
    const records: RecordDoc[] = await RecordModel.find({ employeeId, companyId }, null, { session }).lean();
    const changes = records.map((before) => ({ before, after: movedTo(before, timeZone) }));
    await storeRecords(changes, rates, session);
  }
}

function movedTo(record: RecordDoc, timeZone: string): RecordDoc {
  if (!record.hasPriorPrice || !isCounted(record)) return { ...record, timeZone };
  return { ...record, timeZone, pieces: cutPriorPrice(record, timeZone) };
}
