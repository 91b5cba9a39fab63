import { reorderTasks as place } from '@faena/shared/domain';
import type { Reorder, Task } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { visibleProjects } from '../project/find-project.ts';
import { ProjectModel } from '../project/model.ts';
import { changeBoardOfTask } from './change-board.ts';
import { columnOf } from './columns.ts';
import { readColumns } from './get-board.ts';
import { TaskModel } from './model.ts';
import { readPlaces, writePlaces } from './places.ts';

/**
 * Places tasks of one project, all or nothing; afterwards each column touched is exactly 0..n-1.
 * Answers the tasks of those columns in board order.
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they
 * are not all of one project; `forbidden` for an employee who is not a member of it
 */
export async function reorderTasks(
  { tasks: request }: Reorder,
  actor: Actor,
  services: Services,
): Promise<Task[]> {
  const ids = request.map(({ id }) => id);
  const projectId = await findProjectOf(ids, actor);
  const { project, touched } = await changeBoardOfTask(actor, projectId, 'see', async (project, session) => {
    const before = await readPlaces(project._id, session);
    const onBoard = new Set(before.map(({ id }) => id));
    if (!ids.every((id) => onBoard.has(id))) throw notFound('Task');
    const { changed, touched } = place(before, request);
    await writePlaces(before, changed, services.clock.now(), session);
    return { project, touched };
  });
  return readColumns(project, touched.map(columnOf));
}

/** The one project of some tasks. A task out of reach is answered like a missing one. */
async function findProjectOf(ids: readonly string[], actor: Actor): Promise<string> {
  const tasks = await TaskModel.find({ _id: { $in: [...ids] } }, { projectId: 1 }).lean();
  const projectIds = [...new Set(tasks.map(({ projectId }) => String(projectId)))];
  const [projectId, ...others] = projectIds;
  if (projectId === undefined || tasks.length < ids.length) throw notFound('Task');
  if (others.length === 0) return projectId;
  const seen = await ProjectModel.countDocuments({ _id: { $in: projectIds }, ...visibleProjects(actor) });
  if (seen < projectIds.length) throw notFound('Task');
  throw invalid('body.tasks', 'The tasks must be of one project.');
}
