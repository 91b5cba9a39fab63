import type { mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { ProjectModel } from '../project/index.ts';
import { ProjectInvitationModel } from '../project-invitation/index.ts';
import { KIND_NAMES, KINDS, type NoticeRight } from './kinds.ts';
import type { NoticeDoc } from './model.ts';

/** The ids of a caller's invitations, and of the projects that they are a member of. */
export interface Memberships {
  readonly invitationIds: readonly Types.ObjectId[];
  readonly projectIds: readonly Types.ObjectId[];
}

/**
 * The caller's notices of things that they see at this moment, as a filter (NOTICE-4, ACCESS-16). A person who left a
 * project or a company finds its notices no more.
 * @param memberships those of the caller, where the same answer reads them
 */
export async function readableBy(
  actor: Actor,
  memberships: Memberships | PromiseLike<Memberships> = membershipsOf(actor),
): Promise<mongo.Filter<NoticeDoc>> {
  const { id: personId, companyId, role, ownedCompanyIds } = actor;
  const owned = role === 'admin' ? {} : { companyId: { $in: [...ownedCompanyIds] } };
  const { invitationIds, projectIds } = await memberships;
  const member = { projectId: { $in: [...projectIds] } };
  return {
    personId,
    $or: [
      { ...of('invited'), subjectId: { $in: [...invitationIds] } },
      { ...of('owner'), ...owned },
      { ...of('member'), ...owned },
      { ...of('member'), ...member },
      of('self'),
      ...(companyId ? [{ ...of('employee'), companyId }] : []),
    ],
  };
}

async function membershipsOf({ id: personId, role }: Actor): Promise<Memberships> {
  const isMember = role === 'manager' || role === 'employee';
  const [invitations, projects] = await Promise.all([
    ProjectInvitationModel.find({ personId }, { _id: 1 }).lean(),
    isMember ? ProjectModel.find({ memberIds: personId }, { _id: 1 }).lean() : [],
  ]);
  return {
    invitationIds: invitations.map(({ _id }) => _id),
    projectIds: projects.map(({ _id }) => _id),
  };
}

function of(right: NoticeRight) {
  return { kind: { $in: KIND_NAMES.filter((kind) => KINDS[kind].right === right) } };
}
