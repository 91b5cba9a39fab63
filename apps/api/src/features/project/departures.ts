import { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { handOverProjects } from './hand-over-projects.ts';
import { ProjectModel } from './model.ts';

/** The projects of a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ProjectModel.deleteMany({ companyId }, { session });
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
