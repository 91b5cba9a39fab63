import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { FormerPersonModel, lockPerson } from '../../person/index.ts';

/**
 * Locks the person a record is of for the rest of a transaction that changes it, so that no two
 * changes of one person's time are made at once; of someone deleted by the name that was kept.
 */
export async function lockWorker(employeeId: Types.ObjectId, session: ClientSession): Promise<void> {
  if (await lockPerson({ _id: employeeId }, session)) return;
  await FormerPersonModel.updateOne({ _id: employeeId }, LOCK, { session });
}
