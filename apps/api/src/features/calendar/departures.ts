import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { CalendarFeedModel } from './feed-model.ts';

/** The feeds of a person go with them (CAL-18). */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await CalendarFeedModel.deleteMany({ personId }, { session });
}

/** The feeds of a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await CalendarFeedModel.deleteMany({ companyId }, { session });
}
