import type { ClientSession, Types } from 'mongoose';
import { FormerPersonModel } from './former-person-model.ts';
import { PersonModel } from './model.ts';

/** Stores the name and the rates of a person who is being deleted, for the documents that still refer to them. */
export async function keepName(personId: Types.ObjectId, session: ClientSession): Promise<void> {
  const person = await PersonModel.findById(
    personId,
    { fullname: 1, username: 1, rates: 1 },
    { session },
  ).lean();
  if (!person) return;
  const { _id, ...kept } = person;
  // Several things that stay may each need it.
  await FormerPersonModel.updateOne({ _id }, { $setOnInsert: kept }, { upsert: true, session });
}
