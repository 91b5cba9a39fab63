import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { AccountMailModel } from './model.ts';

/** What was still to be told about an account goes with it. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AccountMailModel.deleteMany({ personId }, { session });
}
