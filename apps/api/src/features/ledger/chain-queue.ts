import type { Types } from 'mongoose';
import { KeyQueue } from '../../platform/key-queue.ts';
import { PersonModel } from '../person/index.ts';

const queue = new KeyQueue();

/**
 * Runs a transaction that adds events after those of the same company in this process. So a crew that ends its day at
 * once conflicts at the head of the chain only with other processes (LEDGER-3). Without a company it runs at once.
 */
export function inTurnOfChain<T>(companyId: Types.ObjectId | null, work: () => Promise<T>): Promise<T> {
  return companyId ? queue.run(String(companyId), work) : work();
}

/** Runs a transaction in the turn of the company of a person, as `inTurnOfChain` does. */
export async function inTurnOfEmployee<T>(personId: Types.ObjectId, work: () => Promise<T>): Promise<T> {
  const person = await PersonModel.findById(personId, { companyId: 1 }).lean();
  return inTurnOfChain(person?.companyId ?? null, work);
}
