import type { Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { AppError, unavailable } from '../../kernel/errors.ts';
import { driverCollection, enclosingEnd, transaction } from '../../platform/database.ts';
import { type KeyedAnswerDoc, KeyedAnswerModel } from '../../platform/keyed-answers.ts';
import { isOutage } from '../../platform/outage.ts';
import { cardsOf } from '../person/index.ts';
import { type LockedProject, lockBoard, ProjectModel } from '../project/index.ts';
import type { BoardDelta } from './cache/cached-board.ts';
import { TaskChangeModel } from './changes/change-model.ts';
import { idTaken, usedAmong } from './changes/chosen-ids.ts';
import { lockedBoard } from './get-board.ts';
import type { BoardServices } from './services.ts';
import { changesOf, writeOf } from './together/board-write.ts';
import type { HeldBoards } from './together/held-boards.ts';
import { insertKeyed, type Keyed } from './together/insert-keyed.ts';
import type { Waiting } from './together/joined-change.ts';
import { type Outcomes, type Planned, planAll, shownAs, unreadIn } from './together/plan-all.ts';
import { readTasks, readWithPeople, writeTasks } from './together/stored-tasks.ts';
import { fitting, Unfit } from './together/unfit.ts';

/** No attempt begins later than this after the first, as with any transaction. */
const LAST_ATTEMPT_MS = 45_000;

/** The board is no longer as this process held it. */
class Outdated extends Error {}

/** None of the changes has anything to write: the lock is given back. */
class NothingToWrite extends Error {}

/** What it takes to make changes of one board. */
export interface Group {
  readonly projectId: string;
  readonly services: BoardServices;
  readonly held: HeldBoards;
}

/**
 * Makes changes of one board in the order in which they came, with one transaction for all of them (ADR 23), and settles
 * each: a refusal of one leaves the others as they are. Nothing is settled before it is certain.
 */
export async function commitTogether(group: Group, waiting: readonly Waiting[]): Promise<void> {
  const outcomes = await outcomesOf(group, waiting, performance.now());
  for (const one of waiting) one.settle(outcomes.get(one) ?? { kind: 'alone' });
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
      // Whichever of them it is: what is wrong with one does not fail the others.
      if (mayBeOfOne) for (const one of left) addAll(await outcomesOf(group, [one], since));
      else for (const one of left) outcomes.set(one, { kind: 'failed', error });
      return outcomes;
    }
  }
  return outcomes;
}

async function attempt(group: Group, waiting: readonly Waiting[]): Promise<Outcomes> {
  const { projectId, services, held } = group;
  const isEnclosed = enclosingEnd() !== undefined;
  let outcomes: Outcomes = new Map();
  let isFirst = true;
  const work = async (session: ClientSession) => {
    outcomes = new Map();
    const known = isFirst && !isEnclosed ? held.get(projectId) : undefined;
    isFirst = false;
    const nextVersion = new Types.ObjectId();
    const board = known ?? (await lockBoard(projectId, nextVersion, session));
    const at = services.clock.now();
    // What another transaction has locked the board for is to be seen by it alone.
    const reading = known ? undefined : session;
    const named = waiting.flatMap(({ change }) => change.taskIds);
    const tasks = board ? await readTasks(named, reading) : new Map();
    const planned = board ? planAll(board, waiting, { tasks, at, outcomes }) : [];
    if (!board) for (const one of waiting) outcomes.set(one, { kind: 'again' });
    const last = planned.at(-1);
    if (!board || !last) throw known ? new Outdated() : new NothingToWrite();

    const locked: LockedProject = { ...board, nextVersion, changeNumber: (board.changes ?? 0) + 1 };
    const changes = changesOf(locked, planned, at);
    const isAsItWas = { _id: board._id, boardVersion: known ? board.boardVersion : nextVersion };
    const write = writeOf(locked, planned, changes.length);
    const wantsBoard = planned.some(({ plan }) => plan.shownColumns);
    const [{ matchedCount }, cached, cards, unread] = await allOf([
      driverCollection(ProjectModel).updateOne(isAsItWas, write, { session }),
      wantsBoard ? lockedBoard(locked, services) : undefined,
      cardsOf(planned.flatMap(({ plan }) => plan.shown?.doc?.assigneeIds ?? [])),
      // Whatever they are as long as the board is locked is what they were of the version that it had.
      readWithPeople(unreadIn(planned), reading),
    ] as const);
    if (matchedCount === 0) throw new Outdated();
    await requireFreeIds(planned, session);

    const changed: Task[] = [];
    const moved: Types.ObjectId[] = [];
    const answerAll = async () => {
      const shownBy = shownAs(planned, unread.tasks, {
        board: locked,
        cards: new Map([...cards, ...unread.cards]),
      });
      const answers: Keyed<KeyedAnswerDoc>[] = [];
      for (const { waiting: one, plan, columns } of planned) {
        fitting(one, () => {
          const task = shownBy(plan);
          const isOther = plan.inserted || (plan.written?.length && !plan.moved?.length);
          if (task && isOther) changed.push(task);
          moved.push(...(plan.moved ?? []));
          const delta: BoardDelta = { columns, changed, moved: { ids: moved, at } };
          const { shownColumns } = plan;
          const shown = {
            task: () => task ?? notAskedFor(),
            columns: () => (shownColumns && cached?.partAfter(delta, shownColumns)) ?? notAskedFor(),
          };
          const answer = plan.answer(shown);
          if (one.claim) answers.push({ waiting: one, doc: one.claim(answer, String(nextVersion)) });
          outcomes.set(one, { kind: 'made', answer, version: nextVersion });
        });
      }
      await insertKeyed(KeyedAnswerModel, answers, session);
    };
    // Each has ended before any of them is answered for: what fails ends the transaction that the others are in.
    await allOf([insertKeyed(TaskChangeModel, changes, session), writeTasks(planned, session), answerAll()]);
    return { locked, delta: { columns: last.columns, changed, moved: { ids: moved, at } }, changes };
  };
  try {
    const { locked, delta, changes } = await transaction(work);
    const { nextVersion, changeNumber: _, ...board } = locked;
    // What is enclosed by another transaction is not certain yet.
    if (isEnclosed) held.drop(projectId);
    else {
      const { columns } = delta;
      const count = (board.changes ?? 0) + changes.length;
      held.hold({ ...board, columns, boardVersion: nextVersion, changes: count });
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

/** Awaits all of them, so that nothing of it is still at work when one has failed. @throws Unfit rather than what else failed */
async function allOf<T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const results = await Promise.allSettled(works);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw errors.find((error) => error instanceof Unfit) ?? errors[0];
  return Promise.all(works);
}

/** @throws Unfit for one whose chosen id a task has had (TASK-17) */
async function requireFreeIds(planned: readonly Planned[], session: ClientSession): Promise<void> {
  const chosen = planned.flatMap(({ waiting, plan: { inserted, isIdChosen } }) =>
    inserted && isIdChosen ? { waiting, id: inserted._id } : [],
  );
  const used = await usedAmong(
    chosen.map(({ id }) => id),
    session,
  );
  const one = chosen.find(({ id }) => used.has(String(id)));
  if (one) throw new Unfit(one.waiting, idTaken('id'));
}

function notAskedFor(): never {
  throw new RangeError('Shown, but not planned to be');
}
