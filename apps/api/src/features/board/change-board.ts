import type { ErrorCode } from '@faena/shared/errors';
import type { ClientSession, mongo } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { noteBoardVersion } from '../../platform/caller.ts';
import { enclosingEnd, transaction } from '../../platform/database.ts';
import { KeyQueue } from '../../platform/key-queue.ts';
import { presentClaim } from '../../platform/keyed-answers.ts';
import { hasRight, type LockedProject, lockProject, type Right, requireRight } from '../project/index.ts';
import { commitTogether } from './commit-together.ts';
import { TaskModel } from './model/task-model.ts';
import type { BoardServices } from './services.ts';
import { HeldBoards } from './together/held-boards.ts';
import type { JoinedChange, Outcome, Waiting } from './together/joined-change.ts';

/** Most that wait for one board at once, each group for one: some seconds' worth; past that one is to come again (LIMIT-10). */
const MOST_IN_LINE = 256;

/**
 * Spares this process's own changes of one board the conflicts and retries among themselves. Only
 * for speed: across processes it is the locked project that keeps them apart.
 */
const queue = new KeyQueue(MOST_IN_LINE);

/** What waits to be made together on a board, as long as its turn has not come. */
const waiting = new Map<string, Waiting[]>();

/** Most changes that are made together: what one transaction does has to stay short. */
const MOST_TOGETHER = 32;

const held = new HeldBoards();

/** Runs what changes a board by itself, after all that came before and before all that comes after. */
function inTurn<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  waiting.delete(projectId);
  return queue.run(projectId, () => {
    held.drop(projectId);
    return work();
  });
}

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
  const { result, board } = await inTurn(projectId, () => transaction(lockAndWork));
  noteBoardVersion(board.nextVersion);
  return result;
}

/**
 * Makes a change together with whatever else waits for the same board (ADR 23): each caller is answered for themselves.
 * Where it has to be made alone, `alone` makes it.
 * @throws AppError as `changeBoard` does; what refuses the change itself
 */
export async function changeTogether<T>(
  projectId: string,
  change: JoinedChange<T>,
  services: BoardServices,
  alone?: () => Promise<T>,
): Promise<T> {
  const { by, right } = change;
  const known = held.get(projectId);
  // Whoever has no right waits for nobody, and nobody for them (LIMIT-7).
  if (!known || !hasRight(by.actor, known, right)) await requireRight(by.actor, projectId, right);
  const outcome = await join(projectId, change, services);
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'made') {
    noteBoardVersion(outcome.version);
    return outcome.answer as T;
  }
  if (outcome.kind === 'alone' && alone) return alone();
  // Refuses them, unless they were given the right just now or had it all along.
  await requireRight(by.actor, projectId, right);
  return changeTogether(projectId, change, services, alone);
}

/** Has a change wait for its turn on a board; what is done within another transaction does so by itself. */
function join<T>(projectId: string, change: JoinedChange<T>, services: BoardServices): Promise<Outcome> {
  return new Promise((settle) => {
    const one: Waiting = { change, claim: presentClaim(), settle };
    const group = { projectId, services, held };
    const isEnclosed = enclosingEnd() !== undefined;
    const others = isEnclosed ? undefined : waiting.get(projectId);
    if (others && others.length < MOST_TOGETHER) {
      others.push(one);
      return;
    }
    const together = [one];
    if (isEnclosed) waiting.delete(projectId);
    else waiting.set(projectId, together);
    const commit = () => {
      if (waiting.get(projectId) === together) waiting.delete(projectId);
      return commitTogether(group, together);
    };
    queue.run(projectId, commit).catch((error: unknown) => {
      if (waiting.get(projectId) === together) waiting.delete(projectId);
      for (const each of together) each.settle({ kind: 'failed', error });
    });
  });
}

/**
 * The same for the board that a task is on, which the caller named.
 * @throws AppError as `changeBoardOf` does; what refuses the change itself
 */
export async function changeTogetherOf<T>(
  taskId: string,
  change: JoinedChange<T>,
  services: BoardServices,
  alone: () => Promise<T>,
): Promise<T> {
  const isElsewhere = () => {
    held.forget(taskId);
    return alone();
  };
  const changeOn = (projectId: string) =>
    sayingTask(changeTogether(projectId, change, services, isElsewhere));
  const known = held.projectOf(taskId);
  if (known === undefined) return changeOn(await locate(taskId));
  try {
    return await changeOn(known);
  } catch (error) {
    // Out of reach may be where it was: it may have gone to another board since.
    if (!(error instanceof AppError) || !OUT_OF_REACH.has(error.code)) throw error;
    const projectId = await locate(taskId);
    if (projectId === known) throw error;
    return changeOn(projectId);
  }
}

const OUT_OF_REACH: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['not_found', 'forbidden']);

/** The project that a task is in; @throws AppError `not_found` */
async function locate(taskId: string): Promise<string> {
  const located = await TaskModel.findById(taskId, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  const projectId = String(located.projectId);
  held.locate(taskId, projectId);
  return projectId;
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
  return inTurn(first, () => inTurn(second, lockBoth));
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
