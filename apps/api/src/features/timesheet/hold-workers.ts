import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../user/model.ts';

/**
 * Takes hold of people for the rest of a transaction that changes their working time. Starting,
 * stopping, pricing, and the removal of a person or of their company thus happen one after another,
 * and no record is priced at a rate that is being replaced.
 * @returns the hourly rate of each, in cents, by id; those who no longer exist are missing
 */
export async function holdWorkers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, number>> {
  const people = { _id: { $in: [...ids] } };
  await UserModel.updateMany(people, { $inc: { holds: 1 } }, { session });
  const held = await UserModel.find(people, { hourlyRateCents: 1 }, { session }).lean();
  return new Map(held.map(({ _id, hourlyRateCents }) => [String(_id), hourlyRateCents]));
}
