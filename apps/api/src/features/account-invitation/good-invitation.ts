import { ROLES } from '@faena/shared/access';
import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../kernel/errors.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';
import { type AccountInvitationDoc, AccountInvitationModel } from './model.ts';

/** The same answer for every link without a valid invitation. */
export function noInvitation(): AppError {
  return new AppError('not_found', 'invitation_link_not_found');
}

/** The invitations whose inviters still have the right to them: administrators, and owners of the company. */
export async function withRightfulInviter<I extends Pick<AccountInvitationDoc, 'companyId' | 'invitedBy'>>(
  invitations: readonly I[],
  session?: ClientSession,
): Promise<readonly I[]> {
  const inviters = await PersonModel.find(
    { _id: { $in: unique(invitations.map(({ invitedBy }) => invitedBy)) } },
    { roleId: 1 },
    { session: session ?? null },
  ).lean();
  const companies = await CompanyModel.find(
    { _id: { $in: unique(invitations.map(({ companyId }) => companyId)) } },
    { createdBy: 1 },
    { session: session ?? null },
  ).lean();
  const roles = new Map(inviters.map(({ _id, roleId }) => [String(_id), roleId]));
  const owners = new Map(companies.map(({ _id, createdBy }) => [String(_id), String(createdBy)]));
  return invitations.filter(({ companyId, invitedBy }) => {
    const role = roles.get(String(invitedBy));
    if (role === ROLES.admin) return companyId === null || owners.has(String(companyId));
    return role === ROLES.manager && owners.get(String(companyId)) === String(invitedBy);
  });
}

/** The invitation of that id, while it is good; null otherwise. */
export async function findGoodInvitation(
  id: Types.ObjectId,
  now: Date,
): Promise<AccountInvitationDoc | null> {
  const found = await AccountInvitationModel.find({ _id: id, expiresAt: { $gt: now } }).lean();
  const [good] = await withRightfulInviter(found);
  return good ?? null;
}

function unique(ids: readonly (Types.ObjectId | null)[]): string[] {
  return [...new Set(ids.flatMap((id) => (id ? String(id) : [])))];
}
