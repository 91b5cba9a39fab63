import type { ClientSession, Types } from 'mongoose';
import { FormerPersonModel } from './former-person-model.ts';
import { PersonModel } from './model.ts';

/** Keeps the name of a person who is about to be deleted, for whoever still refers to them. */
export async function keepName(personId: Types.ObjectId, session: ClientSession): Promise<void> {
  const person = await PersonModel.findById(personId, { fullname: 1, username: 1 }, { session }).lean();
  if (person) await FormerPersonModel.create([person], { session });
}
