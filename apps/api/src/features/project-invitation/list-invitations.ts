import type { ProjectInvitation, ReceivedInvitation } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { CompanyModel } from '../company/index.ts';
import { asStranger, cardsOf, nameIn, namesOf } from '../person/index.ts';
import { findOwnedProject, ProjectModel } from '../project/index.ts';
import { ProjectInvitationModel } from './model.ts';
import { shortenName } from './shorten-name.ts';

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/**
 * The open invitations of a project, oldest first.
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`
 */
export async function listOfProject(projectId: string, actor: Actor): Promise<ProjectInvitation[]> {
  const { _id } = await findOwnedProject(actor, projectId);
  const invitations = await ProjectInvitationModel.find({ projectId: _id }).sort(OLDEST_FIRST).lean();
  const cards = await cardsOf(invitations.map(({ personId }) => personId));
  return invitations.flatMap((invitation) => {
    const person = cards.get(String(invitation.personId));
    if (!person) return [];
    return {
      _id: String(invitation._id),
      project_id: String(_id),
      person: asStranger(person),
      createdAt: invitation.createdAt.toISOString(),
    };
  });
}

/** The caller's invitations: the names of project, company and inviter, shortened (INVITE-2, INVITE-8). */
export async function listReceived(actor: Actor): Promise<ReceivedInvitation[]> {
  const invitations = await ProjectInvitationModel.find({ personId: actor.id }).sort(OLDEST_FIRST).lean();
  if (invitations.length === 0) return [];
  const [projects, companies, people] = await Promise.all([
    namesIn(
      ProjectModel.find({ _id: { $in: invitations.map(({ projectId }) => projectId) } }, { name: 1 }).lean(),
    ),
    namesIn(
      CompanyModel.find({ _id: { $in: invitations.map(({ companyId }) => companyId) } }, { name: 1 }).lean(),
    ),
    namesOf(invitations.map(({ invitedBy }) => invitedBy)),
  ]);
  return invitations.map(({ _id, projectId, companyId, invitedBy, createdAt }) => {
    const { fullname, username } = nameIn(people, invitedBy);
    return {
      _id: String(_id),
      project: shortenName(projects.get(String(projectId)) ?? ''),
      company: shortenName(companies.get(String(companyId)) ?? ''),
      invitedBy: shortenName(fullname || username),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** The ids of the caller's invitations. */
export async function idsOfReceived({ id: personId }: Actor): Promise<Types.ObjectId[]> {
  const invitations = await ProjectInvitationModel.find({ personId }, { _id: 1 }).lean();
  return invitations.map(({ _id }) => _id);
}

async function namesIn(
  reading: PromiseLike<readonly { readonly _id: unknown; readonly name: string }[]>,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await reading).map(({ _id, name }) => [String(_id), name]));
}
