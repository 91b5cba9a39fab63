import { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { timeZoneOf } from '../company/index.ts';
import { handOverProjects } from './hand-over-projects.ts';
import { ProjectModel } from './model.ts';

/** The projects of a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ProjectModel.deleteMany({ companyId }, { session });
}

/** Keeps the days of a company's projects and tasks, while the answered instants move. */
export async function whenTimeZoneGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  const timeZone = await timeZoneOf(companyId, session);
  // Another version makes cached boards out of date.
  await ProjectModel.updateMany(
    { companyId },
    { $set: { timeZone, boardVersion: new Types.ObjectId() } },
    { session },
  );
}

/** Removes a person from all projects; the owner of the company gets those that they created. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await handOverProjects(personId, session);
  // Another version makes a concurrent assignment of the person try again.
  await ProjectModel.updateMany(
    { memberIds: personId },
    { $pull: { memberIds: personId }, $set: { boardVersion: new Types.ObjectId() } },
    { session },
  );
}

/** A person who leaves a company leaves its projects; those they created go to its owner. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { session }: Departure,
): Promise<void> {
  await handOverProjects(personId, session, { companyId });
  await ProjectModel.updateMany(
    { companyId, memberIds: personId },
    { $pull: { memberIds: personId }, $set: { boardVersion: new Types.ObjectId() } },
    { session },
  );
}
