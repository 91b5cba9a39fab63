import { type ClientSession, Types } from 'mongoose';
import { AppError, unavailable } from '../../kernel/errors.ts';
import { enclosingEnd, transaction } from '../../platform/database.ts';
import { isOutage } from '../../platform/outage.ts';
import { lockBoard } from '../project/index.ts';
import type { HeldBoards } from './plan/held-boards.ts';
import { type Outcomes, planAll } from './plan/plan-all.ts';
import type { Waiting } from './plan/queued-change.ts';
import { readTasks } from './plan/stored-tasks.ts';
import { Unfit } from './plan/unfit.ts';
import type { BoardServices } from './services.ts';
import { Outdated, storePlans } from './store-plans.ts';

/** The time after the first attempt in which another may begin, as for any transaction. */
const LAST_ATTEMPT_MS = 45_000;

/** No change of the group writes anything; the lock is released. */
class NothingToWrite extends Error {}

export interface Group {
  readonly projectId: string;
  readonly services: BoardServices;
  readonly held: HeldBoards;
}

/**
 * Makes the changes of a group in the order of their arrival, in one transaction (ADR 23), and settles each after the
 * commit. A refused change does not affect the others.
 */
export async function commitGroup(group: Group, waiting: readonly Waiting[]): Promise<void> {
  const outcomes = await outcomesOf(group, waiting, performance.now());
  for (const one of waiting) one.settle(outcomes.get(one) ?? { kind: 'again' });
}

async function outcomesOf(group: Group, waiting: readonly Waiting[], since: number): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  let left = waiting;
  const addAll = (others: Outcomes) => {
    for (const [one, outcome] of others) outcomes.set(one, outcome);
  };
  while (left.length > 0) {
    try {
      if (performance.now() - since > LAST_ATTEMPT_MS) throw unavailable();
      addAll(await attempt(group, left));
      return outcomes;
    } catch (error) {
      group.held.drop(group.projectId);
      if (error instanceof Outdated) continue;
      if (error instanceof Unfit) {
        outcomes.set(error.waiting, { kind: 'failed', error: error.cause });
        left = left.filter((one) => one !== error.waiting);
        continue;
      }
      const mayBeOfOne = left.length > 1 && !(error instanceof AppError) && !isOutage(error);
      // The error does not name its change, so each is tried alone.
      if (mayBeOfOne) for (const one of left) addAll(await outcomesOf(group, [one], since));
      else for (const one of left) outcomes.set(one, { kind: 'failed', error });
      return outcomes;
    }
  }
  return outcomes;
}

/**
 * Plans and stores the changes. The first attempt plans on the board that this process holds, and its write names the
 * version. Later attempts lock the board first.
 * @throws Outdated where another process has changed the board
 */
async function attempt(group: Group, waiting: readonly Waiting[]): Promise<Outcomes> {
  const { projectId, services, held } = group;
  const isEnclosed = enclosingEnd() !== undefined;
  const isAlone = waiting.some(({ change }) => change.isAlone);
  let outcomes: Outcomes = new Map();
  let isFirst = true;
  const work = async (session: ClientSession) => {
    outcomes = new Map();
    const known = isFirst && !isEnclosed && !isAlone ? held.get(projectId) : undefined;
    isFirst = false;
    const nextVersion = new Types.ObjectId();
    const board = known ?? (await lockBoard(projectId, nextVersion, session));
    if (!board) for (const one of waiting) outcomes.set(one, { kind: 'again' });
    if (!board) throw new NothingToWrite();
    const at = services.clock.now();
    // The writes of a transaction that locked the board are visible in its session only.
    const reading = known ? undefined : session;
    const tasks = await readTasks(
      waiting.flatMap(({ change }) => change.taskIds),
      reading,
    );
    const on = { tasks, at, reading, session: isAlone ? session : undefined, outcomes };
    const planned = await planAll(board, waiting, on);
    if (planned.length === 0) throw known ? new Outdated() : new NothingToWrite();
    const locked = { ...board, nextVersion, changeNumber: (board.changes ?? 0) + 1 };
    const expected = known ? board.boardVersion : nextVersion;
    return storePlans({ locked, expected, planned, at, reading, session, services, outcomes });
  };
  try {
    const { locked, delta, changes, boardBytes } = await transaction(work);
    const { nextVersion, changeNumber: _, ...board } = locked;
    // An enclosing transaction may still abort. Changes that are made alone are rare, so the next one locks again.
    if (isEnclosed || isAlone) held.drop(projectId);
    else {
      const { columns } = delta;
      const count = (board.changes ?? 0) + changes.length;
      held.hold({ ...board, columns, boardVersion: nextVersion, boardBytes, changes: count });
      for (const { doc } of changes) {
        for (const { taskId, kind } of doc.tasks) if (kind === 'created') held.locate(taskId, projectId);
      }
    }
    services.boardCache.follow(locked, delta);
    return outcomes;
  } catch (error) {
    if (error instanceof NothingToWrite) return outcomes;
    throw error;
  }
}
