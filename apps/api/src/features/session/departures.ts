import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { ApiTokenModel } from './api-tokens/model.ts';
import { SessionModel } from './model.ts';

/** The sessions and API tokens of a person go with them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await SessionModel.deleteMany({ personId }, { session });
  await ApiTokenModel.deleteMany({ personId }, { session });
}
