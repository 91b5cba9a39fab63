import type { DatedRate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { FormerPersonModel, lockPerson } from '../../person/index.ts';

/**
 * Locks a record's person for the transaction, so that changes of their time never overlap; for a deleted person, locks
 * the kept name.
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
