import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { AccountMailModel } from './model.ts';

/** Unsent mails about an account go with it. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AccountMailModel.deleteMany({ personId }, { session });
}
