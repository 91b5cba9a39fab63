import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { DeviceModel } from './model.ts';

/** Voids the links to a person who left the company. */
export async function whenCompanyIsLeft({ personId }: Belonging, { session }: Departure): Promise<void> {
  await voidOneTimeLinks(personId, session, 'device');
}

/** Voids the links to a person who is no longer an employee. */
export async function whenEmploymentEnds(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await voidOneTimeLinks(personId, session, 'device');
}

/** Deletes the devices with their person. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await DeviceModel.deleteMany({ personId }, { session });
}
