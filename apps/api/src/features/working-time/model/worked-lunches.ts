import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type RecordDoc, RecordModel } from './record-model.ts';

/** The records that count the deducted lunches after these; each has the times of its lunch (LUNCH-6). */
export async function workedLunches(
  records: readonly RecordDoc[],
  session: ClientSession | null,
): Promise<RecordDoc[]> {
  const times = records.flatMap(({ companyId, employeeId, lunch }) => {
    const whose = { companyId, employeeId };
    return lunch
      ? [{ ...whose, startTime: lunch.from, endTime: lunch.until, voided: { $exists: false } }]
      : [];
  });
  if (times.length === 0) return [];
  return driverCollection(RecordModel)
    .find({ $or: times }, { ...(session && { session }) })
    .toArray();
}
