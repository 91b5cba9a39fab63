import type { Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { adjustmentsOf, becomeTimes } from '../model/adjustments.ts';
import { RecordModel } from '../model/record-model.ts';

/**
 * Refuses a time that another record of the person shares with `stretch`; an open one never ends, an empty one is a
 * moment. One that is voided leaves its time free, and one that was adjusted has the times that it became (ADJUST-1).
 * The person must be locked, so that nothing comes in between.
 * @throws AppError `conflict`
 */
export async function refuseOverlap(
  employeeId: Types.ObjectId,
  { startTime, endTime }: Stretch,
  session: ClientSession,
  except?: Types.ObjectId,
): Promise<void> {
  const sharesTime = { startTime: { $lt: endTime }, endTime: { $not: { $lte: startTime } } };
  const adjusted = new Map(becomeTimes(await adjustmentsOf(employeeId, session)));
  const not = [...adjusted.keys(), ...(except ? [except] : [])];
  const other = await RecordModel.findOne(
    { employeeId, ...sharesTime, voided: { $exists: false }, _id: { $nin: not } },
    { _id: 1 },
    { session },
  )
    .sort({ startTime: -1, _id: -1 })
    .lean();
  if (other) throw conflict('record_overlaps');
  if (except) adjusted.delete(String(except));
  for (const times of adjusted.values()) {
    if (times && times.startTime < endTime && times.endTime > startTime) throw conflict('record_overlaps');
  }
}
