import mongoose, { type ClientSession, type Model } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { Waiting } from './queued-change.ts';
import { Unfit } from './unfit.ts';

/** A document of one change with a unique key, which an earlier change may have used. */
export interface Keyed<Doc> {
  readonly waiting: Waiting;
  readonly doc: Doc;
}

/** @throws Unfit for the change with a used key; the others can be stored without it (CHANGE-3, WIRE-21) */
export async function insertKeyed<Doc>(
  model: Model<Doc>,
  keyed: readonly Keyed<Doc>[],
  session: ClientSession,
): Promise<void> {
  const [only] = keyed;
  if (!only) return;
  const documents = driverCollection(model);
  try {
    if (keyed.length === 1) await documents.insertOne(only.doc as never, { session });
    else await documents.insertMany(keyed.map(({ doc }) => doc) as never, { session });
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) throw error;
    const [first] = error instanceof mongoose.mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    const one = keyed[first?.index ?? 0];
    throw one ? new Unfit(one.waiting, error) : error;
  }
}
