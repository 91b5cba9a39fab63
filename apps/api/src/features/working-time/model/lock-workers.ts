import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { lockPerson, PersonModel } from '../../person/index.ts';

/**
 * Locks people for the rest of a transaction that changes their working time. Starting,
 * stopping, pricing, and the removal of a person or of their company thus happen one after another,
 * and no record is priced at a rate that is being replaced.
 * @returns the hourly rate of each, in cents, by id; those who no longer exist are missing
 */
export async function lockWorkers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, number>> {
  const [only] = ids;
  if (only && ids.length === 1) {
    const worker = await lockPerson({ _id: only }, session);
    return new Map(worker ? [[String(worker._id), worker.hourlyRateCents]] : []);
  }
  const people = { _id: { $in: [...ids] } };
  await PersonModel.updateMany(people, LOCK, { session });
  const locked = await PersonModel.find(people, { hourlyRateCents: 1 }, { session }).lean();
  return new Map(locked.map(({ _id, hourlyRateCents }) => [String(_id), hourlyRateCents]));
}
