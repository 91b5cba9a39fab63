import type { ClientSession, mongo } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { noteBoardVersion } from '../../platform/caller.ts';
import { transaction } from '../../platform/database.ts';
import { KeyQueue } from '../../platform/key-queue.ts';
import { type LockedProject, lockProject, type Right, requireRight } from '../project/index.ts';
import { TaskModel } from './model/task-model.ts';

/**
 * Spares this process's own changes of one board the conflicts and retries among themselves. Only
 * for speed: across processes it is the locked project that keeps them apart.
 */
const queue = new KeyQueue();

/**
 * Changes a board: `work` runs in a transaction that locks the project, so that no change of the
 * board, its members or the project comes in between. `update` is written to the project with that.
 * @throws AppError `not_found` or `forbidden` when the caller lacks the right
 */
export async function changeBoard<T>(
  actor: Actor,
  projectId: string,
  right: Right,
  work: (board: LockedProject, session: ClientSession) => Promise<T>,
  update?: mongo.BSON.Document,
): Promise<T> {
  // Whoever has no right waits for nobody, and nobody for them (LIMIT-7).
  await requireRight(actor, projectId, right);
  const lockAndWork = async (session: ClientSession) => {
    const board = await lockProject(actor, projectId, right, session, update);
    return { result: await work(board, session), board };
  };
  const { result, board } = await queue.run(projectId, () => transaction(lockAndWork));
  noteBoardVersion(board.nextVersion);
  return result;
}

/**
 * Changes two boards, which are not the same, in one transaction that locks both (MOVE-3). They are locked in the order of
 * their ids, so that of two who want the same two neither holds what the other waits for.
 * @throws AppError as `changeBoard` does, of either
 */
export async function changeBoards<T>(
  actor: Actor,
  ids: readonly [string, string],
  right: Right,
  work: (boards: readonly [LockedProject, LockedProject], session: ClientSession) => Promise<T>,
): Promise<T> {
  for (const id of ids) await requireRight(actor, id, right);
  const isInOrder = ids[0] < ids[1];
  const [first, second] = isInOrder ? ids : [ids[1], ids[0]];
  const lockBoth = () =>
    transaction(async (session) => {
      const one = await lockProject(actor, first, right, session);
      const two = await lockProject(actor, second, right, session);
      return work(isInOrder ? [one, two] : [two, one], session);
    });
  return queue.run(first, () => queue.run(second, lockBoth));
}

/**
 * The same for the board that a task is on. The caller named the task, not its project: that it exists is
 * not theirs to learn.
 * @throws AppError as `changeBoard` does, but 'Task not found'
 */
export async function changeBoardOf<T>(
  actor: Actor,
  taskId: string,
  right: Right,
  work: (board: LockedProject, session: ClientSession) => Promise<T>,
): Promise<T> {
  const located = await TaskModel.findById(taskId, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  return sayingTask(changeBoard(actor, String(located.projectId), right, work));
}

/**
 * Awaits what is done on the board of a task that the caller named: where the board is out of reach, the task is said
 * to be missing, not its project.
 */
export async function sayingTask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError && error.reason === 'project_not_found' ? notFound('task') : error;
  }
}
