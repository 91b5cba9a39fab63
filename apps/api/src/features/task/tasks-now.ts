import type { Task } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { cardsOf } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { SHOWN_BOARD, TaskModel, tasksOnBoard } from '../task-store/index.ts';
import { requireSight } from './read-task.ts';

/**
 * The present state of tasks of one board, in its order, without deleted ones (CHANGE-3).
 * @throws AppError `not_found` when none is left or the board is out of reach
 */
export async function tasksNow(ids: readonly string[], actor: Actor): Promise<Task[]> {
  const docs = await TaskModel.find({ _id: { $in: [...ids] } }).lean();
  const [first] = docs;
  if (!first) throw notFound('task');
  await requireSight(String(first.projectId), actor);
  const board = await ProjectModel.findById(first.projectId, SHOWN_BOARD).lean();
  if (!board) throw notFound('project');
  return tasksOnBoard(board, docs, await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds)));
}
