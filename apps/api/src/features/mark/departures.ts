import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { MarkModel } from './model.ts';

/** Deletes the marks of a person; their records keep copies of them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await MarkModel.deleteMany({ personId }, { session });
}
