import type { ErrorCode } from '@faena/shared/errors';
import { AppError, notFound } from '../../kernel/errors.ts';
import { noteBoardVersion, wantsMinimal } from '../../platform/caller.ts';
import { enclosingEnd, noteEnclosingAborted } from '../../platform/database.ts';
import { KeyQueue } from '../../platform/key-queue.ts';
import { presentClaim } from '../../platform/keyed-answers.ts';
import { hasRight, ProjectModel, type Right, requireRight } from '../project/index.ts';
import { boardsOf, type Changer, TaskChangeModel } from '../task-change/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { commitBoth, type TwoBoardsChange } from './commit-both.ts';
import { commitGroup } from './commit-group.ts';
import { HeldBoards } from './plan/held-boards.ts';
import type { BoardChange, Outcome, Waiting } from './plan/queued-change.ts';
import type { BoardServices } from './services.ts';

/** Most groups in the queue of one board: some seconds of work. A further request must retry (LIMIT-10). */
const MOST_IN_LINE = 256;

/** Most changes in one group, to keep the transaction short. */
const MOST_TOGETHER = 32;

/**
 * Runs the changes of one board in sequence, which spares this process conflicts with itself. It serves speed only: the
 * version of the project separates processes.
 */
const queue = new KeyQueue(MOST_IN_LINE);

/** By project, the group that can still grow. */
const waiting = new Map<string, Waiting[]>();

const held = new HeldBoards();

/**
 * Makes a change of a board: plans it, writes it in one transaction with other waiting changes, and answers (ADR 23,
 * ADR 30).
 * @param project its id, or a function that finds it
 * @throws AppError `not_found` or `forbidden` without the right; the refusal of the plan
 */
export function changeBoard<T>(
  project: string | (() => Promise<string>),
  change: BoardChange<T>,
  services: BoardServices,
): Promise<T> {
  return unlessMade(change, async () => {
    const projectId = typeof project === 'string' ? project : await project();
    return make(projectId, change, services);
  });
}

/**
 * Makes a change of the board of a task. The caller named only the task and may not learn that its project exists.
 * @throws AppError as `changeBoard` does, but 'Task not found'
 */
export function changeBoardOf<T>(
  taskId: string,
  change: BoardChange<T>,
  services: BoardServices,
): Promise<T> {
  const makeOn = (projectId: string) => sayingTask(make(projectId, change, services));
  return unlessMade(change, async () => {
    const known = held.projectOf(taskId);
    if (known === undefined) return makeOn(await locate(taskId));
    try {
      return await makeOn(known);
    } catch (error) {
      // The task may have moved to another board.
      if (!(error instanceof AppError) || !OUT_OF_REACH.has(error.code)) throw error;
      const projectId = await locate(taskId);
      if (projectId === known) throw error;
      return makeOn(projectId);
    }
  });
}

/**
 * Makes a change of two different boards in one transaction (MOVE-3).
 * @param projects finds their ids
 * @throws AppError as `changeBoard` does, of either
 */
export function changeBoards<T>(
  projects: () => Promise<readonly [string, string]>,
  change: TwoBoardsChange<T>,
  services: BoardServices,
): Promise<T> {
  const inTurn = <R>(projectId: string, work: () => Promise<R>) => {
    waiting.delete(projectId);
    return queue.run(projectId, work);
  };
  return unlessMade(change, async () => {
    const ids = await projects();
    const [first, second] = ids.toSorted() as [string, string];
    for (const id of ids) await requireRight(change.by.actor, id, change.right);
    return inTurn(first, () =>
      inTurn(second, () => {
        for (const id of ids) held.drop(id);
        return commitBoth(ids, change, services);
      }),
    );
  });
}

async function make<T>(projectId: string, change: BoardChange<T>, services: BoardServices): Promise<T> {
  const { by, right } = change;
  const known = held.get(projectId);
  // A caller without the right waits for nobody, and nobody for them (LIMIT-7).
  if (!known || !hasRight(by.actor, known, right)) await requireRight(by.actor, projectId, right);
  const outcome = await join(projectId, change, services);
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'made') {
    noteBoardVersion(outcome.version);
    return outcome.answer as T;
  }
  if (outcome.kind === 'alone') return make(projectId, { ...change, isAlone: true }, services);
  // Refuses the caller, unless they have the right after all.
  await requireRight(by.actor, projectId, right);
  return make(projectId, change, services);
}

/** Adds a change to the waiting group of its board, or begins a group. */
function join<T>(projectId: string, change: BoardChange<T>, services: BoardServices): Promise<Outcome> {
  return new Promise((settle) => {
    const one: Waiting = { change, claim: presentClaim(), settle };
    // An enclosing transaction takes in no other changes.
    const isAlone = change.isAlone || enclosingEnd() !== undefined;
    const others = isAlone ? undefined : waiting.get(projectId);
    if (others && others.length < MOST_TOGETHER) {
      others.push(one);
      return;
    }
    const group = [one];
    if (isAlone) waiting.delete(projectId);
    else waiting.set(projectId, group);
    const leaveLine = () => {
      if (waiting.get(projectId) === group) waiting.delete(projectId);
    };
    const commit = () => {
      leaveLine();
      return commitGroup({ projectId, services, held }, group);
    };
    queue.run(projectId, commit).catch((error: unknown) => {
      leaveLine();
      for (const each of group) each.settle({ kind: 'failed', error });
    });
  });
}

const OUT_OF_REACH: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['not_found', 'forbidden']);

/** The project of a task. @throws AppError `not_found` */
async function locate(taskId: string): Promise<string> {
  const located = await TaskModel.findById(taskId, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  const projectId = String(located.projectId);
  held.locate(taskId, projectId);
  return projectId;
}

/**
 * Awaits work on the board of a named task. It reports a board out of reach as a missing task instead of a missing
 * project.
 */
export async function sayingTask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError && error.reason === 'project_not_found' ? notFound('task') : error;
  }
}

interface Repeatable<T> {
  readonly by: Changer;
  readonly right: Right;
  readonly again?: (() => Promise<T>) | undefined;
}

/**
 * Makes a change, or answers the present state if its key has made it before (CHANGE-3). A repetition always fails:
 * its key conflicts, or the first change left nothing to do. So only a failure looks up the key. It needs the present
 * right.
 * @throws AppError the refusal of `work`
 */
async function unlessMade<T>({ by, right, again }: Repeatable<T>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { actor, key } = by;
    if (!again || key === null) throw error;
    const made = await TaskChangeModel.findOne({ personId: actor.id, key }, { projectId: 1, other: 1 });
    if (!made) throw error;
    for (const id of boardsOf(made)) {
      await requireRight(actor, id, right).catch((refusal: unknown) => {
        throw error instanceof AppError ? error : refusal;
      });
    }
    const answer = await again();
    if (wantsMinimal()) {
      const board = await ProjectModel.findById(made.projectId, { boardVersion: 1 }).lean();
      if (board) noteBoardVersion(board.boardVersion);
    }
    noteEnclosingAborted();
    return answer;
  }
}
