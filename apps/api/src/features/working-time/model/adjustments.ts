import type { Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type AdjustmentDoc, AdjustmentModel } from './adjustment-model.ts';
import { isPaid, type RecordDoc } from './record-model.ts';

/** All adjustments of a person, in the order in which they were made. */
export function adjustmentsOf(employeeId: Types.ObjectId, session: ClientSession): Promise<AdjustmentDoc[]> {
  return driverCollection(AdjustmentModel).find({ employeeId }, { session }).sort({ sequence: 1 }).toArray();
}

/** The adjustments of people in these days, in order; each with these days alone. */
export async function adjustmentsOfDays(
  employeeIds: readonly Types.ObjectId[],
  dates: readonly string[],
  session: ClientSession,
): Promise<AdjustmentDoc[]> {
  if (dates.length === 0) return [];
  const found = await driverCollection(AdjustmentModel)
    .find({ employeeId: { $in: [...employeeIds] }, 'days.date': { $in: [...dates] } }, { session })
    .sort({ sequence: 1 })
    .toArray();
  return found.map((adjustment) => ({
    ...adjustment,
    days: adjustment.days.filter(({ date }) => dates.includes(date)),
  }));
}

/** The adjustments of records by record id, in their order. Only paid records have any. */
export async function adjustmentsByRecord(
  records: readonly Pick<RecordDoc, '_id' | 'pieces'>[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, AdjustmentDoc[]>> {
  const paid = records.filter(isPaid);
  const byRecord = new Map<string, AdjustmentDoc[]>();
  if (paid.length === 0) return byRecord;
  const found = await driverCollection(AdjustmentModel)
    .find({ recordId: { $in: paid.map(({ _id }) => _id) } }, session ? { session } : {})
    .sort({ recordId: 1, sequence: 1 })
    .toArray();
  for (const adjustment of found) {
    const id = String(adjustment.recordId);
    byRecord.set(id, [...(byRecord.get(id) ?? []), adjustment]);
  }
  return byRecord;
}

/** The new times of adjusted records, by their id; null for a voided one (ADJUST-1). */
export function becomeTimes(adjustments: readonly AdjustmentDoc[]): ReadonlyMap<string, Stretch | null> {
  return new Map(adjustments.map(({ recordId, after }) => [String(recordId), after]));
}
