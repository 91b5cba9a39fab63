import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { DeviceModel } from './model.ts';

/** The devices of a person go with them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await DeviceModel.deleteMany({ personId }, { session });
}
