import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { DeclinedInvitationModel } from './declined-model.ts';
import { ProjectInvitationModel } from './model.ts';

/** Deletes the invitations to projects of a deleted company. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ProjectInvitationModel.deleteMany({ companyId }, { session });
  await DeclinedInvitationModel.deleteMany({ companyId }, { session });
}

export async function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ProjectInvitationModel.deleteMany({ projectId }, { session });
  await DeclinedInvitationModel.deleteMany({ projectId }, { session });
}

/** Neither whom somebody invited nor who invited them is waited for any more. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ProjectInvitationModel.deleteMany({ $or: [{ personId }, { invitedBy: personId }] }, { session });
  await DeclinedInvitationModel.deleteMany({ personId }, { session });
}

/** A person invited by one owner did not mean the next. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { session }: Departure,
): Promise<void> {
  await ProjectInvitationModel.deleteMany({ companyId, invitedBy: personId }, { session });
}
