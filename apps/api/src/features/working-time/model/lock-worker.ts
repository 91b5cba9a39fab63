import type { DatedRate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { FormerPersonModel, lockPerson } from '../../person/index.ts';

/**
 * Locks the person a record is of for the rest of a transaction that changes it, so that no two
 * changes of one person's time are made at once; of someone deleted what was kept of them.
 * @returns their rates by their id, as `storeRecords` takes them
 */
export async function lockWorker(
  employeeId: Types.ObjectId,
  session: ClientSession,
): Promise<Map<string, readonly DatedRate[]>> {
  const worker =
    (await lockPerson({ _id: employeeId }, session)) ??
    (await FormerPersonModel.findOneAndUpdate({ _id: employeeId }, LOCK, { session }).lean());
  return new Map([[String(employeeId), worker?.rates ?? []]]);
}
