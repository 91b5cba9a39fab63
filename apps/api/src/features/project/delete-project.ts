import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockProject } from './lock-project.ts';
import { ProjectModel } from './model.ts';

/**
 * Deletes a project with its tasks, all or nothing. Records keep the id and the name of the project, and a running
 * one continues.
 * @throws AppError `not_found` or `forbidden` when the caller may not change it
 */
export async function deleteProject(
  id: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const project = await lockProject(actor, id, 'change', session);
    await departures.whenProjectGoes(project._id, { at: clock.now(), session });
    await ProjectModel.deleteOne({ _id: project._id }, { session });
  });
}
