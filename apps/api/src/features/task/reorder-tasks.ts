import { reorderTasks as reordered } from '@faena/shared/domain';
import type { Reorder } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type AppError, invalid, notFound } from '../../kernel/errors.ts';
import type { SerializedAnswer } from '../../kernel/reply.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { changeBoardOf, columnOf, lockedBoard, statusOf, TaskModel, writeColumns } from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';
import { type BoardDoc, ProjectModel, visibleProjects } from '../project/index.ts';

/**
 * Orders tasks of one project, all or nothing; afterwards each column concerned is exactly 0..n-1.
 * Answers the tasks of those columns in board order.
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they
 * are not all of one project; `forbidden` for an employee who is not a member of it
 */
export async function reorderTasks(
  { tasks: request }: Reorder,
  actor: Actor,
  services: BoardServices,
): Promise<SerializedAnswer> {
  const ids = request.map(({ id }) => id);
  const at = services.clock.now();
  const work = async (project: LockedProject, session: ClientSession) => {
    const cards = cardsOn(project);
    const { size } = new Set([...ids, ...cards.map(({ id }) => id)]);
    if (size > cards.length) throw await strangerAmong(ids, actor);
    const { board, renumbered, changed } = reordered(cards, request);
    const columns = project.columns.map((before, column) => {
      const status = statusOf(column);
      const isChanged = changed.length > 0 && renumbered.includes(status);
      return isChanged ? board[status].map(({ _id }) => _id) : before;
    });
    const before = new Map(cards.map(({ id, status }) => [id, status]));
    const moved = changed.filter(({ id, status }) => status !== before.get(id)).map(({ _id }) => _id);
    const change = { columns, moved: { ids: moved, at } };
    const answer = (await lockedBoard(project, services)).partAfter(change, renumbered.map(columnOf));
    await writeColumns(project, columns, session);
    // Only a new column is a change of the task itself.
    const isMoved = { _id: { $in: moved } };
    if (moved.length > 0) {
      await driverCollection(TaskModel).updateMany(isMoved, { $set: { updatedAt: at } }, { session });
    }
    return { project, change, answer };
  };
  const { project, change, answer } = await changeBoardOf(actor, String(ids[0]), 'see', work);
  services.boardCache.follow(project, change);
  return answer;
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
  return isMissing ? notFound('task') : invalid('body.tasks', 'tasks_of_several_projects');
}
