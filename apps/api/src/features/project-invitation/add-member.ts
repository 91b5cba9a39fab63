import { foldName, MAX_MEMBERS } from '@faena/shared/domain';
import type { Project, ProjectInvitation } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound, tooMany } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { type LockedPerson, lockPerson } from '../person/index.ts';
import { countMember, type LockedProject, lockProject, ProjectModel, readProject } from '../project/index.ts';
import { invite } from './invite.ts';
import { ProjectInvitationModel } from './model.ts';

/** The result of adding a person: a member, or an invitation. */
export type Added = { readonly project: Project } | { readonly invitation: ProjectInvitation };

/**
 * Adds a person to a project: people who work for the owner of its company at once, others by invitation (INVITE-2).
 * It locks project and person, so that two concurrent requests add or invite them once.
 * @throws AppError `not_found` for an unknown username or project; `forbidden` when the caller may not change the
 * project; `conflict` for a member or an invited person, and at the limit
 */
export async function addMember(
  projectId: string,
  username: string,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
): Promise<Added> {
  return transaction(async (session) => {
    const project = await lockProject(actor, projectId, 'change', session);
    const person = await lockPerson({ usernameKey: foldName(username) }, session);
    if (!person) throw notFound('user');
    if (project.memberIds.some((member) => member.equals(person._id))) {
      throw conflict('already_a_member');
    }
    if (!(await joinsAtOnce(person, project, actor, session))) {
      return { invitation: await invite(person, project, actor, clock.now(), session) };
    }
    if (project.memberIds.length >= MAX_MEMBERS) throw tooMany('too_many_members', MAX_MEMBERS);
    await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: person._id } }, { session });
    await countMember(project.companyId, session);
    const invited = { projectId: project._id, personId: person._id };
    await ProjectInvitationModel.deleteOne(invited, { session });
    return { project: await readProject(project._id, session) };
  });
}

/**
 * Tests whether a person joins without an invitation: they work for the owner of the company, own it, or add
 * themselves.
 */
async function joinsAtOnce(
  { _id, companyId }: LockedPerson,
  project: LockedProject,
  actor: Actor,
  session: ClientSession,
): Promise<boolean> {
  if (_id.equals(actor.id)) return true;
  const company = await CompanyModel.findById(project.companyId, { createdBy: 1 }, { session }).lean();
  if (!company) throw notFound('project');
  if (company.createdBy.equals(_id) || companyId?.equals(company._id)) return true;
  const works = { _id: companyId, createdBy: company.createdBy };
  return companyId !== null && (await CompanyModel.exists(works).session(session)) !== null;
}
