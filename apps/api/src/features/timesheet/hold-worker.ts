import type { ClientSession, Types } from 'mongoose';
import { FormerPersonModel } from '../user/former-person-model.ts';
import { holdUser } from '../user/hold-user.ts';

/**
 * Takes hold of the person a record is of for the rest of a transaction that changes it, so that no two
 * changes of one person's time are made at once; of someone deleted by the name that was kept.
 */
export async function holdWorker(employeeId: Types.ObjectId, session: ClientSession): Promise<void> {
  if (await holdUser({ _id: employeeId }, session)) return;
  await FormerPersonModel.updateOne({ _id: employeeId }, { $inc: { holds: 1 } }, { session });
}
