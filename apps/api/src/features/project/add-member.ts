import { foldName } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { lockPerson } from '../person/index.ts';
import { lockProject } from './lock-project.ts';
import { ProjectModel } from './model.ts';
import { readProject } from './read-projects.ts';

/**
 * Adds a person to a project. With project and person locked, two requests at once add them once.
 * @throws AppError `not_found` for an unknown username or project; `forbidden` when the project is not
 * the caller's to change; `conflict` when they are in it already
 */
export async function addMember(projectId: string, username: string, actor: Actor): Promise<Project> {
  return transaction(async (session) => {
    const project = await lockProject(actor, projectId, 'change', session);
    const person = await lockPerson({ usernameKey: foldName(username) }, session);
    if (!person) throw notFound('user');
    if (project.memberIds.some((member) => member.equals(person._id))) {
      throw conflict('already_a_member');
    }
    await ProjectModel.updateOne({ _id: project._id }, { $push: { memberIds: person._id } }, { session });
    return readProject(project._id, session);
  });
}
