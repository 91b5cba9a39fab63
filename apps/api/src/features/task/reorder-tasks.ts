import { type Placed, reorderTasks as place } from '@faena/shared/domain';
import type { Reorder, Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { visibleProjects } from '../project/find-project.ts';
import { ProjectModel } from '../project/model.ts';
import { changeBoardOfTask } from './change-board.ts';
import { columnOf, EVERY_COLUMN } from './columns.ts';
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
  const { projectId, columns } = await findPlaceOf(ids, actor);
  const targets = request.map(({ status }) => columnOf(status));
  const { project, touched } = await changeBoardOfTask(actor, projectId, 'see', async (project, session) => {
    const before = await readPlacesOf(ids, project._id, [...columns, ...targets], session);
    const { changed, touched } = place(before, request);
    await writePlaces(before, changed, services.clock.now(), session);
    return { project, touched };
  });
  return readColumns(project, touched.map(columnOf));
}

/**
 * The places in the columns concerned; in all, if a task has gone to another column by now.
 * @throws AppError `not_found` when a task is not on the board any more
 */
async function readPlacesOf(
  ids: readonly string[],
  projectId: Types.ObjectId,
  columns: readonly number[],
  session: ClientSession,
): Promise<Placed[]> {
  for (const among of [columns, EVERY_COLUMN]) {
    const places = await readPlaces(projectId, among, session);
    const found = new Set(places.map(({ id }) => id));
    if (ids.every((id) => found.has(id))) return places;
  }
  throw notFound('Task');
}

/** The one project of some tasks, and their columns. A task out of reach is answered like a missing one. */
async function findPlaceOf(ids: readonly string[], actor: Actor) {
  const tasks = await TaskModel.find({ _id: { $in: [...ids] } }, { projectId: 1, column: 1 }).lean();
  const projectIds = [...new Set(tasks.map(({ projectId }) => String(projectId)))];
  const [projectId, ...others] = projectIds;
  if (projectId === undefined || tasks.length < ids.length) throw notFound('Task');
  if (others.length === 0) return { projectId, columns: tasks.map(({ column }) => column) };
  const seen = await ProjectModel.countDocuments({ _id: { $in: projectIds }, ...visibleProjects(actor) });
  if (seen < projectIds.length) throw notFound('Task');
  throw invalid('body.tasks', 'The tasks must be of one project.');
}
