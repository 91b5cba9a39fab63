import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { DeviceModel } from './model.ts';

/** Links of a manager to somebody who left are void. */
export async function whenCompanyIsLeft({ personId }: Belonging, { session }: Departure): Promise<void> {
  await voidOneTimeLinks(personId, session, 'device');
}

/** Links to somebody who is no employee any more are void. */
export async function whenEmploymentEnds(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await voidOneTimeLinks(personId, session, 'device');
}

/** The devices of a person go with them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await DeviceModel.deleteMany({ personId }, { session });
}
