import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type RecordRequestDoc, RecordRequestModel } from './model.ts';

/** The open requests of a company, or of one person in it, with stored or proposed time between two instants. */
export function openRequestsWithin(
  whose: { companyId: Types.ObjectId; employeeId?: Types.ObjectId },
  { from, to }: { from: Date | null; to: Date },
  session: ClientSession,
): Promise<Pick<RecordRequestDoc, '_id' | 'employeeId' | 'recordId' | 'proposed' | 'asked' | 'reason'>[]> {
  const within = (values: 'proposed' | 'asked') => ({
    [`${values}.startTime`]: { $lt: to },
    ...(from && { [`${values}.endTime`]: { $gt: from } }),
  });
  return driverCollection(RecordRequestModel)
    .find({ ...whose, status: 'open', $or: [within('proposed'), within('asked')] }, { session })
    .project<RecordRequestDoc>({ employeeId: 1, recordId: 1, proposed: 1, asked: 1, reason: 1 })
    .toArray();
}
