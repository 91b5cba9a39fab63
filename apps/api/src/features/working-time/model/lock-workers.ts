import type { DatedRate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { lockPerson, PersonModel } from '../../person/index.ts';

/**
 * Locks people for the rest of a transaction that changes their working time. Starting,
 * stopping, pricing, and the removal of a person or of their company thus happen one after another,
 * and no record is priced at a rate that is being replaced.
 * @returns the rates of each by id; those who no longer exist are missing
 */
export async function lockWorkers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, readonly DatedRate[]>> {
  const [only] = ids;
  if (!only) return new Map();
  if (ids.length === 1) {
    const worker = await lockPerson({ _id: only }, session);
    return new Map(worker ? [[String(worker._id), worker.rates]] : []);
  }
  const people = { _id: { $in: [...ids] } };
  await PersonModel.updateMany(people, LOCK, { session });
  const locked = await PersonModel.find(people, { rates: 1 }, { session }).lean();
  return new Map(locked.map(({ _id, rates }) => [String(_id), rates]));
}
