import { reorderTasks as place } from '@faena/shared/domain';
import type { Reorder, Task } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import { type AppError, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { visibleProjects } from '../project/find-project.ts';
import { type BoardDoc, ProjectModel } from '../project/model.ts';
import { changeBoardOf } from './change-board.ts';
import { columnOf, placeOf, statusOf } from './columns.ts';
import { readColumns } from './get-board.ts';
import { TaskModel } from './model.ts';

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
  const { project, touched } = await changeBoardOf(actor, String(ids[0]), 'see', async (project, session) => {
    const cards = cardsOn(project);
    const { size } = new Set([...ids, ...cards.map(({ id }) => id)]);
    if (size > cards.length) throw await strangerAmong(ids, actor);
    const { board, touched, changed } = place(cards, request);
    const columns = touched.map((status) => [
      `columns.${columnOf(status)}`,
      board[status].map(({ _id }) => _id),
    ]);
    const moved = changed.filter(
      ({ _id, status }) => columnOf(status) !== placeOf(project.columns, _id)?.column,
    );
    if (changed.length > 0) {
      await ProjectModel.updateOne({ _id: project._id }, { $set: Object.fromEntries(columns) }, { session });
      await TaskModel.updateMany(
        { _id: { $in: moved.map(({ _id }) => _id) } },
        { $set: { updatedAt: services.clock.now() } },
        { session },
      );
    }
    return { project, touched };
  });
  return readColumns(project._id, touched.map(columnOf));
}

/** The tasks of a board as the rules of the board know them. */
function cardsOn({ columns }: BoardDoc) {
  return columns.flatMap((ids, column) =>
    ids.map((_id, order) => ({ _id, id: String(_id), status: statusOf(column), order })),
  );
}

/** Why tasks that are not all on one board are refused. One out of reach is answered like a missing one. */
async function strangerAmong(ids: readonly string[], actor: Actor): Promise<AppError> {
  const tasks = await TaskModel.find({ _id: { $in: [...ids] } }, { projectId: 1 }).lean();
  const projectIds = [...new Set(tasks.map(({ projectId }) => String(projectId)))];
  const seen = await ProjectModel.countDocuments({ _id: { $in: projectIds }, ...visibleProjects(actor) });
  const isMissing = tasks.length < ids.length || seen < projectIds.length || projectIds.length < 2;
  return isMissing ? notFound('Task') : invalid('body.tasks', 'The tasks must be of one project.');
}
