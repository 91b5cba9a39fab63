import type { DatedRate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { FormerPersonModel, PersonModel } from '../../person/index.ts';
import { lockWorker } from './lock-worker.ts';

/**
 * Locks people for a transaction that changes their working time; for deleted ones, their kept names. Starting,
 * stopping, pricing and removing thus follow one another, and no record gets a rate that is being replaced.
 * @returns the rates of each by id
 */
export async function lockWorkers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, readonly DatedRate[]>> {
  const distinct = [...new Map(ids.map((id) => [String(id), id])).values()];
  const [only] = distinct;
  if (!only) return new Map();
  if (distinct.length === 1) return lockWorker(only, session);
  const people = { _id: { $in: distinct } };
  await PersonModel.updateMany(people, LOCK, { session });
  const locked = await PersonModel.find(people, { rates: 1 }, { session }).lean();
  const rates = new Map(locked.map((person) => [String(person._id), person.rates]));
  const gone = { _id: { $in: distinct.filter((id) => !rates.has(String(id))) } };
  if (gone._id.$in.length === 0) return rates;
  await FormerPersonModel.updateMany(gone, LOCK, { session });
  const kept = await FormerPersonModel.find(gone, { rates: 1 }, { session }).lean();
  return new Map([...rates, ...kept.map((person) => [String(person._id), person.rates ?? []] as const)]);
}
