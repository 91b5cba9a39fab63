import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { DeviceModel } from '../device/index.ts';

/** The kiosks of a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await DeviceModel.deleteMany({ 'kiosk.companyId': companyId }, { session });
}

/** The kiosks of a project end with it; marks that arrive later wait for a manager. */
export async function whenProjectGoes(
  projectId: Types.ObjectId,
  { at: endedAt, session }: Departure,
): Promise<void> {
  const present = { 'kiosk.projectId': projectId, endedAt: null };
  await DeviceModel.updateMany(present, { $set: { endedAt } }, { session });
  await voidOneTimeLinks(projectId, session, 'kiosk');
}
