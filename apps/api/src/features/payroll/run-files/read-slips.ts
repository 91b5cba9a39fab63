import type { Types } from 'mongoose';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';

/** Slips read from the database at a time. */
const BATCH = 50;

/** Slips in the order of the given ids, read in batches on demand. */
async function* readSlips(ids: readonly Types.ObjectId[]): AsyncGenerator<SlipDoc[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const slips = await SlipModel.find({ _id: { $in: batch } }).lean<SlipDoc[]>();
    const byId = new Map(slips.map((slip) => [String(slip._id), slip]));
    yield batch.flatMap((id) => byId.get(String(id)) ?? []);
  }
}

/** Slips with their numbers within the run. */
export async function* numberedSlips(ids: readonly Types.ObjectId[]) {
  let number = 0;
  for await (const batch of readSlips(ids)) {
    yield batch.map((slip) => {
      number += 1;
      return { slip, number };
    });
  }
}
