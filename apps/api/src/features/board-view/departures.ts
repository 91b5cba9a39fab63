import type { Types } from 'mongoose';
import type { Belonging, Departure, Membership } from '../../platform/departures.ts';
import { BoardViewsModel } from './model.ts';

/** The views of the boards of a company go with it (VIEW-1). */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await BoardViewsModel.deleteMany({ companyId }, { session });
}

/** The views of a board go with its project. */
export async function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  await BoardViewsModel.deleteMany({ projectId }, { session });
}

/** A person who leaves a project keeps no view of its board. */
export async function whenMemberGoes(membership: Membership, { session }: Departure): Promise<void> {
  await BoardViewsModel.deleteOne({ ...membership }, { session });
}

/** A person's views go with them. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await BoardViewsModel.deleteMany({ personId }, { session });
}

/** A person who leaves a company keeps no view of its boards. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { session }: Departure,
): Promise<void> {
  await BoardViewsModel.deleteMany({ companyId, personId }, { session });
}
