import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { TodoItemModel } from './model.ts';

/** The own items of a person go with them (TODO-3). */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await TodoItemModel.deleteMany({ personId }, { session });
}
