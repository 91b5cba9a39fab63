import type { DatedRate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { LOCK } from '../../../platform/lock.ts';
import { FormerPersonModel, PersonModel } from '../../person/index.ts';
import { lockWorker } from './lock-worker.ts';

/**
 * Locks people for a transaction on their working time; for deleted ones, their kept names. So starts, stops, prices
 * and removals follow one another, and no record gets a replaced rate.
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
  const { matchedCount } = await PersonModel.updateMany(people, LOCK, { session });
  if (matchedCount < distinct.length) await FormerPersonModel.updateMany(people, LOCK, { session });
  return ratesOfWorkers(distinct, session);
}

/** The rates of people by id, without a lock; for deleted ones, their kept rates. */
export async function ratesOfWorkers(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, readonly DatedRate[]>> {
  if (ids.length === 0) return new Map();
  const present = await PersonModel.find({ _id: { $in: ids } }, { rates: 1 }, { session }).lean();
  const rates = new Map(present.map((person) => [String(person._id), person.rates]));
  const gone = ids.filter((id) => !rates.has(String(id)));
  if (gone.length === 0) return rates;
  const kept = await FormerPersonModel.find({ _id: { $in: gone } }, { rates: 1 }, { session }).lean();
  return new Map([...rates, ...kept.map((person) => [String(person._id), person.rates ?? []] as const)]);
}
