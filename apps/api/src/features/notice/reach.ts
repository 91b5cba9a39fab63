import type { mongo } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { ProjectModel } from '../project/index.ts';
import { ProjectInvitationModel } from '../project-invitation/index.ts';
import { KIND_NAMES, KINDS, type NoticeRight } from './kinds.ts';
import type { NoticeDoc } from './model.ts';

/**
 * The caller's notices of things that they see at this moment, as a filter (NOTICE-4, ACCESS-16). A person who left a
 * project or a company finds its notices no more.
 */
export async function readableBy(actor: Actor): Promise<mongo.Filter<NoticeDoc>> {
  const { id: personId, companyId, role, ownedCompanyIds } = actor;
  const isAdmin = role === 'admin';
  const owned = isAdmin ? {} : { companyId: { $in: [...ownedCompanyIds] } };
  const [invitations, projects] = await Promise.all([
    ProjectInvitationModel.find({ personId }, { _id: 1 }).lean(),
    isAdmin || role === 'client' ? [] : ProjectModel.find({ memberIds: personId }, { _id: 1 }).lean(),
  ]);
  const member = { projectId: { $in: projects.map(({ _id }) => _id) } };
  return {
    personId,
    $or: [
      { ...of('invited'), subjectId: { $in: invitations.map(({ _id }) => _id) } },
      { ...of('owner'), ...owned },
      { ...of('member'), ...owned },
      { ...of('member'), ...member },
      of('self'),
      ...(companyId ? [{ ...of('employee'), companyId }] : []),
    ],
  };
}

function of(right: NoticeRight) {
  return { kind: { $in: KIND_NAMES.filter((kind) => KINDS[kind].right === right) } };
}
