import type { Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { adjustmentsOf, becomeTimes } from '../model/adjustments.ts';
import { RecordModel } from '../model/record-model.ts';

/**
 * Refuses times that overlap another record of the person. An open record never ends, and an empty one is a moment. A
 * voided record leaves its time free, and an adjusted one has its new times (ADJUST-1). Lock the person before.
 * @throws AppError `conflict`
 */
export async function refuseOverlap(
  employeeId: Types.ObjectId,
  { startTime, endTime }: Stretch,
  session: ClientSession,
  ...except: readonly Types.ObjectId[]
): Promise<void> {
  const sharesTime = { startTime: { $lt: endTime }, endTime: { $not: { $lte: startTime } } };
  const adjusted = new Map(becomeTimes(await adjustmentsOf(employeeId, session)));
  const not = [...adjusted.keys(), ...except];
  const other = await RecordModel.findOne(
    { employeeId, ...sharesTime, voided: { $exists: false }, _id: { $nin: not } },
    { _id: 1 },
    { session },
  )
    .sort({ startTime: -1, _id: -1 })
    .lean();
  if (other) throw conflict('record_overlaps');
  for (const id of except) adjusted.delete(String(id));
  for (const times of adjusted.values()) {
    if (times && times.startTime < endTime && times.endTime > startTime) throw conflict('record_overlaps');
  }
}
