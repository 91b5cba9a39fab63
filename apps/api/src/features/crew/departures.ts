import type { QueryFilter, Types } from 'mongoose';
import type { Belonging, Departure, Membership } from '../../platform/departures.ts';
import { keepName } from '../person/index.ts';
import { type ForemanDoc, ForemanModel } from './model.ts';
import { SiteCodeModel } from './site-code/model.ts';

/** The rights and the codes in a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ForemanModel.deleteMany({ companyId }, { session });
  await SiteCodeModel.deleteMany({ companyId }, { session });
}

/** Nobody marks others in a project that is gone, and its codes go with it; marks made before still count. */
export async function whenProjectGoes(projectId: Types.ObjectId, how: Departure): Promise<void> {
  await endRights({ projectId }, how);
  await SiteCodeModel.deleteMany({ projectId }, { session: how.session });
}

/** Somebody who left a project marks nobody in it. */
export async function whenMemberGoes(membership: Membership, how: Departure): Promise<void> {
  await endRights({ ...membership }, how);
}

/** Somebody who left a company marks nobody in it. */
export async function whenCompanyIsLeft(belonging: Belonging, how: Departure): Promise<void> {
  await endRights({ ...belonging }, how);
}

/** Somebody who is no employee any more marks nobody. */
export async function whenEmploymentEnds(personId: Types.ObjectId, how: Departure): Promise<void> {
  await endRights({ personId }, how);
}

/** The rights of a person go with them; the records of others keep who made their marks. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  const { deletedCount } = await ForemanModel.deleteMany({ personId }, { session });
  if (deletedCount > 0) await keepName(personId, session);
}

async function endRights(whose: QueryFilter<ForemanDoc>, { at, session }: Departure): Promise<void> {
  await ForemanModel.updateMany({ ...whose, endedAt: null }, { $set: { endedAt: at } }, { session });
}
