import type { Actor } from '../../kernel/actor.ts';
import { type AppError, invalid, notFound } from '../../kernel/errors.ts';
import { ProjectModel, visibleProjects } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';

/**
 * The refusal of tasks that are not all on one board; `field` names them in the request's body. A task out of reach
 * counts as missing.
 */
export async function strangerAmong(ids: readonly string[], field: string, actor: Actor): Promise<AppError> {
  const tasks = await TaskModel.find({ _id: { $in: [...ids] } }, { projectId: 1 }).lean();
  const projectIds = [...new Set(tasks.map(({ projectId }) => String(projectId)))];
  const seen = await ProjectModel.countDocuments({ _id: { $in: projectIds }, ...visibleProjects(actor) });
  const isMissing = tasks.length < ids.length || seen < projectIds.length || projectIds.length < 2;
  return isMissing ? notFound('task') : invalid(`body.${field}`, 'tasks_of_several_projects');
}
