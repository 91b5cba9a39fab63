import { foldName } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { TaskModel } from '../task/model.ts';
import { UserModel } from '../user/model.ts';
import { holdProject } from './hold-project.ts';
import { ProjectModel } from './model.ts';
import { readProject } from './read-projects.ts';

/**
 * Takes a person out of a project and off its tasks, all or nothing.
 * @throws AppError `not_found` for the project, or for a person who is not in it; `forbidden` when it is
 * not the caller's to change; `conflict` for its creator
 */
export async function removeMember(
  projectId: string,
  username: string,
  actor: Actor,
  { clock }: Services,
): Promise<Project> {
  return transaction(async (session) => {
    const project = await holdProject(actor, projectId, 'change', session);
    const member = await UserModel.findOne(
      { usernameKey: foldName(username), _id: { $in: project.memberIds } },
      { _id: 1 },
      { session },
    ).lean();
    if (!member) throw notFound('Member');
    if (project.createdBy.equals(member._id)) {
      throw conflict('The creator of a project cannot be removed from it.');
    }
    await ProjectModel.updateOne({ _id: project._id }, { $pull: { memberIds: member._id } }, { session });
    await TaskModel.updateMany(
      { projectId: project._id, assigneeIds: member._id },
      { $pull: { assigneeIds: member._id }, $set: { updatedAt: clock.now() } },
      { session },
    );
    return readProject(project._id, session);
  });
}
