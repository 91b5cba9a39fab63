import type { ClientSession } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { Turns } from '../../platform/turns.ts';
import { holdProject, type Right } from '../project/hold-project.ts';
import type { ProjectDoc } from '../project/model.ts';
import { type TaskDoc, TaskModel } from './model.ts';

/**
 * Spares this process's own changes of one board the conflicts and retries among themselves. Only
 * for speed: across processes it is the held project that keeps them apart.
 */
const turns = new Turns();

/**
 * Changes a board: `work` runs in a transaction that holds the project, so that no change of the
 * board, its members or the project comes in between.
 * @throws AppError `not_found` or `forbidden` when the caller lacks the right
 */
export function changeBoard<T>(
  actor: Actor,
  projectId: string,
  right: Right,
  work: (project: ProjectDoc, session: ClientSession) => Promise<T>,
): Promise<T> {
  return turns.take(projectId, () =>
    transaction(async (session) => work(await holdProject(actor, projectId, right, session), session)),
  );
}

/**
 * The same for a caller who named tasks, not their project: that it exists is not theirs to learn.
 * @throws AppError as `changeBoard` does, but 'Task not found'
 */
export async function changeBoardOfTask<T>(
  actor: Actor,
  projectId: string,
  right: Right,
  work: (project: ProjectDoc, session: ClientSession) => Promise<T>,
): Promise<T> {
  try {
    return await changeBoard(actor, projectId, right, work);
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? notFound('Task') : error;
  }
}

/**
 * Changes a task, with its board held; `task` is as it is at that moment.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` when the caller lacks the right
 */
export async function changeTask<T>(
  actor: Actor,
  id: string,
  right: Right,
  work: (task: TaskDoc, project: ProjectDoc, session: ClientSession) => Promise<T>,
): Promise<T> {
  const located = await TaskModel.findById(id, { projectId: 1 }).lean();
  if (!located) throw notFound('Task');
  return changeBoardOfTask(actor, String(located.projectId), right, async (project, session) => {
    const task = await TaskModel.findById(id, null, { session }).lean();
    if (!task) throw notFound('Task');
    return work(task, project, session);
  });
}
