import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { TaskModel } from '../task/model.ts';
import { holdProject } from './hold-project.ts';
import { ProjectModel } from './model.ts';

/**
 * Deletes a project with its tasks, all or nothing. Time records are history: they keep the id and the
 * name of the project they were worked on, and one that runs goes on running.
 * @throws AppError `not_found` or `forbidden` when it is not the caller's to change
 */
export async function deleteProject(id: string, actor: Actor): Promise<void> {
  await transaction(async (session) => {
    const project = await holdProject(actor, id, 'change', session);
    await TaskModel.deleteMany({ projectId: project._id }, { session });
    await ProjectModel.deleteOne({ _id: project._id }, { session });
  });
}
