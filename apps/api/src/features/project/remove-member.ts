import { foldName } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel } from '../person/index.ts';
import { lockProject } from './lock-project.ts';
import { ProjectModel } from './model.ts';
import { readProject } from './read-projects.ts';

/**
 * Removes a person from a project and from its tasks, all or nothing.
 * @throws AppError `not_found` for the project, or for a person who is not in it; `forbidden` when the caller may not
 * change it; `conflict` for its creator
 */
export async function removeMember(
  projectId: string,
  username: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<Project> {
  return transaction(async (session) => {
    const project = await lockProject(actor, projectId, 'change', session);
    const member = await PersonModel.findOne(
      { usernameKey: foldName(username), _id: { $in: project.memberIds } },
      { _id: 1 },
      { session },
    ).lean();
    if (!member) throw notFound('member');
    if (project.createdBy.equals(member._id)) {
      throw conflict('creator_stays');
    }
    await ProjectModel.updateOne({ _id: project._id }, { $pull: { memberIds: member._id } }, { session });
    const membership = { projectId: project._id, personId: member._id };
    await departures.whenMemberGoes(membership, { at: clock.now(), session });
    return readProject(project._id, session);
  });
}
