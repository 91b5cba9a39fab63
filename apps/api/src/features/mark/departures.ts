import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { MarkModel } from './model.ts';

/** The marks of a person go with them; their records keep what they show of them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await MarkModel.deleteMany({ personId }, { session });
}
