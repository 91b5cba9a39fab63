import type { ClientSession } from 'mongoose';
import { transaction } from '../../platform/database.ts';
import { type LockedProject, lockProject, type Right } from '../project/index.ts';
import type { Changer } from '../task-change/index.ts';
import { withBytes } from './plan/board-bytes.ts';
import type { Plan } from './plan/plan.ts';
import type { Outcomes } from './plan/plan-all.ts';
import type { Waiting } from './plan/queued-change.ts';
import { refuseFull } from './plan/refuse-full.ts';
import { Unfit } from './plan/unfit.ts';
import type { BoardServices } from './services.ts';
import { storePlans } from './store-plans.ts';

/** A change of two boards, as its verb describes it to the executor. The record of the first board has the key. */
export interface TwoBoardsChange<T> {
  readonly by: Changer;
  readonly right: Right;
  /** Plans the change of each board. @throws AppError to refuse the change */
  readonly plan: (on: {
    readonly boards: readonly [LockedProject, LockedProject];
    readonly at: Date;
    readonly session: ClientSession;
  }) => Promise<readonly [Plan<T>, Plan<T>]>;
  /** The plan that gives the answer. */
  readonly answers: 0 | 1;
  /** Answers a repetition of the change (CHANGE-3). */
  readonly again?: () => Promise<T>;
}

/**
 * Locks two boards, plans and stores. It locks them in the order of their ids, so that two requests for the same boards
 * cannot deadlock.
 * @throws AppError `not_found` or `forbidden` without the right; the refusal of the plan
 */
export async function commitBoth<T>(
  ids: readonly [string, string],
  change: TwoBoardsChange<T>,
  services: BoardServices,
): Promise<T> {
  const { by, right } = change;
  const work = async (session: ClientSession) => {
    const locked = new Map<string, LockedProject>();
    for (const id of ids.toSorted()) locked.set(id, await lockProject(by.actor, id, right, session));
    const boards = ids.map((id) => locked.get(id)) as [LockedProject, LockedProject];
    const at = services.clock.now();
    const plans = await change.plan({ boards, at, session });
    const made = [];
    for (const [index, plan] of plans.entries()) {
      const board = boards[index] as LockedProject;
      refuseFull(board.columns, plan.columns);
      const changer = index === 0 ? by : { ...by, key: null };
      const waiting: Waiting = {
        change: { by: changer, right, taskIds: [], plan: () => plan },
        claim: undefined,
        settle: () => {},
      };
      const size = { stored: board.boardBytes, added: 0 };
      const bytes = await withBytes(size, plan, { board, tasks: new Map(), reading: session });
      const planned = [{ waiting, plan, bytes }];
      const outcomes: Outcomes = new Map();
      const expected = board.nextVersion;
      const storing = { locked: board, expected, planned, at, reading: session, session, services, outcomes };
      const { delta } = await storePlans(storing);
      const outcome = outcomes.get(waiting);
      if (outcome?.kind !== 'made') throw new RangeError('Stored, but not answered');
      made.push({ board, delta, answer: outcome.answer as T });
    }
    return made;
  };
  try {
    const made = await transaction(work);
    for (const { board, delta } of made) services.boardCache.follow(board, delta);
    return (made[change.answers] as (typeof made)[number]).answer;
  } catch (error) {
    throw error instanceof Unfit ? error.cause : error;
  }
}
