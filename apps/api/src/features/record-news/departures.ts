import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { NewsMarkModel } from './model.ts';

/** There is no reader to inform any more. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await NewsMarkModel.deleteOne({ _id: personId }, { session });
}
