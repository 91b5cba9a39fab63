import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';

/** The open record of a person, if any. */
export function openRecordOf(employeeId: Types.ObjectId, session: ClientSession): Promise<RecordDoc | null> {
  return driverCollection(RecordModel).findOne({ employeeId, open: true }, { session });
}
