import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { PushBrowserModel } from './model.ts';

/** The subscriptions of a person go with them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await PushBrowserModel.deleteMany({ personId }, { session });
}
