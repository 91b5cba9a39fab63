import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { AccountInvitationModel } from './model.ts';

/** Deletes the invitations of employees to a deleted company. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AccountInvitationModel.deleteMany({ companyId }, { session });
}

/** Deletes the invitations of a deleted person. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await AccountInvitationModel.deleteMany({ invitedBy: personId }, { session });
}

/** A person invited by one owner did not mean the next. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { session }: Departure,
): Promise<void> {
  await AccountInvitationModel.deleteMany({ companyId, invitedBy: personId }, { session });
}
