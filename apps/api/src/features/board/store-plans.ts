import type { Task } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection, isDuplicate } from '../../platform/database.ts';
import { type KeyedAnswerDoc, KeyedAnswerModel } from '../../platform/keyed-answers.ts';
import { cardsOf } from '../person/index.ts';
import { type LockedProject, ProjectModel } from '../project/index.ts';
import { idTaken, TaskChangeModel, usedAmong } from '../task-change/index.ts';
import type { BoardDelta } from './cache/cached-board.ts';
import { lockedBoard } from './get-board.ts';
import { storedBytes } from './plan/board-bytes.ts';
import { insertKeyed, type Keyed } from './plan/insert-keyed.ts';
import { type Outcomes, type Planned, peopleShown, shownBy, unreadIn } from './plan/plan-all.ts';
import { historyOf, projectUpdate } from './plan/project-update.ts';
import { readWithPeople, writeTasks } from './plan/stored-tasks.ts';
import { fitting, Unfit } from './plan/unfit.ts';
import type { BoardServices } from './services.ts';
import { tellAssigned } from './tell-assigned.ts';

/** Another process has changed the board since this one read it. */
export class Outdated extends Error {}

interface Storing {
  readonly locked: LockedProject;
  /** The version that the write of the project names in its filter. */
  readonly expected: Types.ObjectId;
  readonly planned: readonly Planned[];
  readonly at: Date;
  /** The session for reads that must see the transaction. */
  readonly reading: ClientSession | undefined;
  readonly session: ClientSession;
  readonly services: BoardServices;
  readonly outcomes: Outcomes;
}

/**
 * Stores the plans of one board: project, tasks, records of changes, and answers for idempotency keys. Notes the outcome
 * of each change.
 * @throws Outdated when the board has another version; Unfit for a change that cannot be stored or answered
 */
export async function storePlans(storing: Storing) {
  const { locked, expected, planned, at, reading, session, services, outcomes } = storing;
  const last = planned.at(-1);
  const { columns = locked.columns } = last?.plan ?? {};
  const changes = historyOf(locked, planned, at);
  const write = projectUpdate(locked, planned, changes.length);
  const wantsBoard = planned.some(({ plan }) => plan.shownColumns);
  const [{ matchedCount }, cached, cards, unread] = await allOf([
    driverCollection(ProjectModel).updateOne({ _id: locked._id, boardVersion: expected }, write, { session }),
    wantsBoard ? lockedBoard(locked, services) : undefined,
    cardsOf(peopleShown(planned)),
    // The lock holds the version, so a read beside it finds the tasks of that version.
    readWithPeople(unreadIn(planned), reading),
  ] as const);
  if (matchedCount === 0) throw new Outdated();
  await requireFreeIds(planned, session);

  const changed: Task[] = [];
  const moved: Types.ObjectId[] = [];
  const answerAll = async () => {
    const allCards = new Map([...cards, ...unread.cards]);
    const shownOf = shownBy(planned, unread.tasks, { board: locked, cards: allCards });
    const answers: Keyed<KeyedAnswerDoc>[] = [];
    for (const { waiting: one, plan } of planned) {
      await fitting(one, async () => {
        const { doc, task, others } = await shownOf(plan);
        const isOther = plan.inserted?.length || (plan.written?.length && !plan.moved?.length);
        changed.push(...others, ...(task && isOther ? [task] : []));
        moved.push(...(plan.moved ?? []));
        const delta: BoardDelta = { columns: plan.columns, changed, moved: { ids: moved, at } };
        const { shownColumns } = plan;
        const shown = {
          task: () => task ?? notAskedFor(),
          doc: () => doc ?? notAskedFor(),
          others: () => others,
          columns: () => (shownColumns && cached?.partAfter(delta, shownColumns)) ?? notAskedFor(),
        };
        const answer = plan.answer(shown);
        if (one.claim) answers.push({ waiting: one, doc: one.claim(answer, String(locked.nextVersion)) });
        outcomes.set(one, { kind: 'made', answer, version: locked.nextVersion });
      });
    }
    await insertKeyed(KeyedAnswerModel, answers, session);
  };
  // Every write ends before the transaction does: one failure must not abort it under the others.
  await allOf([
    insertKeyed(TaskChangeModel, changes, session),
    tellAssigned(
      changes,
      planned.flatMap(({ plan }) => plan.inserted ?? []),
      session,
    ),
    writeTasks(planned, session).catch(refuseTakenId(planned)),
    ...planned.map(({ plan }) => plan.alsoWrite?.(session)),
    answerAll(),
  ]);
  const boardBytes = last ? storedBytes(last.bytes) : locked.boardBytes;
  return { locked, delta: { columns, changed, moved: { ids: moved, at } }, changes, boardBytes };
}

/** Awaits all promises, even after one has failed. @throws Unfit in preference to another error */
async function allOf<T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const results = await Promise.allSettled(works);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw errors.find((error) => error instanceof Unfit) ?? errors[0];
  return Promise.all(works);
}

/** @throws Unfit for a change whose chosen id a task has had (TASK-17) */
async function requireFreeIds(planned: readonly Planned[], session: ClientSession): Promise<void> {
  const chosen = planned.flatMap(({ waiting, plan: { inserted = [], idsFrom } }) =>
    idsFrom ? inserted.map(({ _id }) => ({ waiting, _id, idsFrom })) : [],
  );
  const used = await usedAmong(
    chosen.map(({ _id }) => _id),
    session,
  );
  const one = chosen.find(({ _id }) => used.has(String(_id)));
  if (one) throw new Unfit(one.waiting, idTaken(one.idsFrom));
}

/** Refuses a chosen id that a task has. The error does not name the change, so this needs a single one. */
function refuseTakenId(planned: readonly Planned[]): (error: unknown) => never {
  const [only, ...others] = planned;
  return (error) => {
    const { idsFrom } = only?.plan ?? {};
    throw idsFrom && others.length === 0 && isDuplicate(error, '_id') ? idTaken(idsFrom) : error;
  };
}

function notAskedFor(): never {
  throw new RangeError('Shown, but not planned to be');
}
