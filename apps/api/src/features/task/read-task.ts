import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { columnOrderOf } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import { findVisibleProject, type ProjectDoc, ProjectModel } from '../project/index.ts';
import { SHOWN_BOARD, type TaskDoc, TaskModel, toTask } from '../task-store/index.ts';

/**
 * The present state of a task, for everyone who sees its board, and its stored form.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function findTask(id: string, actor: Actor): Promise<{ task: Task; doc: TaskDoc }> {
  const task = await TaskModel.findById(id).lean();
  if (!task) throw notFound('task');
  await requireSight(String(task.projectId), actor);
  const [board, cards] = await Promise.all([
    ProjectModel.findById(task.projectId, SHOWN_BOARD).lean(),
    cardsOf(task.assigneeIds),
  ]);
  const at = board && columnOrderOf(board.columns, new Types.ObjectId(id));
  if (!at) throw notFound('task');
  return { task: toTask(task, board, at, cards), doc: task };
}

/** The project of a task that the caller sees. @throws AppError as `findTask` does */
export async function requireTaskInSight(id: string, actor: Actor): Promise<ProjectDoc> {
  const task = await TaskModel.findById(id, { projectId: 1 }).lean();
  if (!task) throw notFound('task');
  return requireSight(String(task.projectId), actor);
}

/** The caller named a task, not its project: that this exists is not theirs to learn. */
export async function requireSight(projectId: string, actor: Actor): Promise<ProjectDoc> {
  try {
    return await findVisibleProject(actor, projectId);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? notFound('task') : error;
  }
}
