import type { Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { RecordModel } from '../model/record-model.ts';

/**
 * Sees that no other record of a person shares time with `stretch`; one that is open goes on without end,
 * and one in which no time passed is still a moment that cannot lie within another. One that is voided leaves its
 * time free. The person must be locked, so that nothing comes in between.
 * @throws AppError `conflict`
 */
export async function refuseOverlap(
  employeeId: Types.ObjectId,
  { startTime, endTime }: Stretch,
  session: ClientSession,
  except?: Types.ObjectId,
): Promise<void> {
  const sharesTime = { startTime: { $lt: endTime }, endTime: { $not: { $lte: startTime } } };
  const other = await RecordModel.findOne(
    { employeeId, ...sharesTime, voided: { $exists: false }, ...(except && { _id: { $ne: except } }) },
    { _id: 1 },
    { session },
  )
    .sort({ startTime: -1, _id: -1 })
    .lean();
  if (other) throw conflict('record_overlaps');
}
