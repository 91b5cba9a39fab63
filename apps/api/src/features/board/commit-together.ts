import type { Task } from '@faena/shared/schemas';
import mongoose, { type ClientSession, type Model, type mongo, Types } from 'mongoose';
import { AppError, unavailable } from '../../kernel/errors.ts';
import { driverCollection, enclosingEnd, transaction } from '../../platform/database.ts';
import { type KeyedAnswerDoc, KeyedAnswerModel } from '../../platform/keyed-answers.ts';
import { isOutage } from '../../platform/outage.ts';
import { type CardDoc, cardsAmong, cardsOf, findingPeople } from '../person/index.ts';
import { type BoardDoc, hasRight, type LockedProject, lockBoard, ProjectModel } from '../project/index.ts';
import type { BoardDelta } from './cache/cached-board.ts';
import { TaskChangeModel } from './changes/change-model.ts';
import { changeOf } from './changes/record-change.ts';
import { lockedBoard } from './get-board.ts';
import { type TaskDoc, TaskModel } from './model/task-model.ts';
import { type Cards, toTask } from './model/task-wire.ts';
import { columnPath } from './order/column-path.ts';
import { type Columns, differenceOf } from './order/columns.ts';
import type { BoardServices } from './services.ts';
import type { HeldBoards } from './together/held-boards.ts';
import type { Outcome, Waiting } from './together/joined-change.ts';
import type { Plan } from './together/plan.ts';
import { writerOf } from './together/writer.ts';

/** No attempt begins later than this after the first, as with any transaction. */
const LAST_ATTEMPT_MS = 45_000;

/** The board is no longer as this process held it. */
class Outdated extends Error {}

/** None of the changes has anything to write: the lock is given back. */
class NothingToWrite extends Error {}

/** One of the changes cannot be stored or answered, for a reason of its own. */
class Unfit extends Error {
  readonly waiting: Waiting;
  constructor(waiting: Waiting, cause: unknown) {
    super('A change of a group is unfit', { cause });
    this.waiting = waiting;
  }
}

/** What is planned of one of the changes, with all before it. */
interface Planned {
  readonly waiting: Waiting;
  readonly plan: Plan<unknown>;
  /** The columns with it. */
  readonly columns: Columns;
}

type Outcomes = Map<Waiting, Outcome>;

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

/** Tasks by their ids. */
async function readTasks(
  taskIds: readonly string[],
  session: ClientSession | undefined,
): Promise<Map<string, TaskDoc>> {
  const ids = new Set(taskIds);
  if (ids.size === 0) return new Map();
  const areThose = { _id: { $in: [...ids].map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .find(areThose, { ...(session && { session }), batchSize: ids.size + 1 })
    .toArray();
  return new Map(found.map((task) => [String(task._id), task]));
}

/** Tasks by their ids, and the cards of the people on them, with one query. */
async function readWithPeople(taskIds: readonly string[], session: ClientSession | undefined) {
  if (taskIds.length === 0) return { tasks: new Map<string, TaskDoc>(), cards: cardsAmong([]) };
  const areThose = { _id: { $in: taskIds.map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .aggregate<TaskDoc & { people: CardDoc[] }>([{ $match: areThose }, findingPeople('assigneeIds')], {
      ...(session && { session }),
      batchSize: taskIds.length + 1,
    })
    .toArray();
  return {
    tasks: new Map<string, TaskDoc>(found.map(({ people: _, ...task }) => [String(task._id), task])),
    cards: cardsAmong(found.flatMap(({ people }) => people)),
  };
}

/** The tasks that are shown although nothing was planned by their content. */
function unreadIn(planned: readonly Planned[]): string[] {
  return planned.flatMap(({ plan: { shown } }) => (shown && !shown.doc ? String(shown._id) : []));
}

/** Says of each plan, in their order, what the task is that it shows: of one that is `unread`, with all that is written to it. */
function shownAs(
  planned: readonly Planned[],
  unread: Map<string, TaskDoc>,
  { board, cards }: { readonly board: BoardDoc; readonly cards: Cards },
): (plan: Plan<unknown>) => Task | undefined {
  const docs = new Map<Plan<unknown>, TaskDoc>();
  for (const { plan } of planned) {
    writeInto(unread, plan);
    const doc = plan.shown && (plan.shown.doc ?? unread.get(String(plan.shown._id)));
    if (doc) docs.set(plan, doc);
  }
  return (plan) => {
    const doc = docs.get(plan);
    return plan.shown && doc && toTask(doc, board, plan.shown.place, cards);
  };
}

/** Writes into tasks that are known what a plan writes to them. */
function writeInto(tasks: Map<string, TaskDoc>, { written = [] }: Plan<unknown>): void {
  for (const { _id, set } of written) {
    const task = tasks.get(String(_id));
    if (task) tasks.set(String(_id), { ...task, ...set });
  }
}

/** Plans each change on what those before it leave; says of those that cannot be made what becomes of them. */
function planAll(
  board: BoardDoc,
  waiting: readonly Waiting[],
  on: { tasks: Map<string, TaskDoc>; at: Date; outcomes: Outcomes },
): Planned[] {
  const { tasks, at, outcomes } = on;
  const planned: Planned[] = [];
  const keys = new Set<string>();
  let { columns } = board;
  for (const one of waiting) {
    const { by, right, plan: planBy } = one.change;
    const key = by.key && `${by.actor.id} ${by.key}`;
    if ((key && keys.has(key)) || !hasRight(by.actor, board, right)) {
      outcomes.set(one, { kind: 'again' });
      continue;
    }
    try {
      const plan = planBy({ board: { ...board, columns }, tasks, at });
      if (!plan) {
        outcomes.set(one, { kind: 'alone' });
        continue;
      }
      ({ columns } = plan);
      writeInto(tasks, plan);
      if (key) keys.add(key);
      planned.push({ waiting: one, plan, columns });
    } catch (error) {
      outcomes.set(one, { kind: 'failed', error });
    }
  }
  return planned;
}

/** The changes as they are stored, one after the other (CHANGE-1). */
function changesOf(locked: LockedProject, planned: readonly Planned[], at: Date) {
  let { changeNumber } = locked;
  return planned.flatMap(({ waiting, plan }) => {
    const change = changeOf({ ...locked, changeNumber }, waiting.change.by, plan.effects, { at });
    if (!change) return [];
    changeNumber += 1;
    return { waiting, doc: change };
  });
}

/** What is written to the project. */
function writeOf(locked: LockedProject, planned: readonly Planned[], changes: number): mongo.BSON.Document {
  const { columns } = planned.at(-1) ?? locked;
  const made = planned.map(({ waiting, plan }) => ({
    personId: waiting.change.by.actor.id,
    taskIds: [...(plan.written ?? []), ...(plan.inserted ? [plan.inserted] : [])].map(({ _id }) => _id),
  }));
  const $set: mongo.BSON.Document = {
    boardVersion: locked.nextVersion,
    boardWriter: writerOf(made, locked.nextVersion),
    changes: (locked.changes ?? 0) + changes,
  };
  const $push: mongo.BSON.Document = {};
  const $pullAll: mongo.BSON.Document = {};
  for (const [column, ids] of columns.entries()) {
    const before = locked.columns[column] ?? [];
    if (ids === before) continue;
    const { from, gone, come } = differenceOf(before, ids);
    if (gone.length + come.length === 0) continue;
    const path = columnPath(column);
    // What only came or went is said alone: the column may be long.
    if (gone.length === 0) $push[path] = { $each: come, ...(from < before.length && { $position: from }) };
    else if (come.length === 0) $pullAll[path] = gone;
    else $set[path] = ids;
  }
  const isAny = (update: mongo.BSON.Document) => Object.keys(update).length > 0;
  return { $set, ...(isAny($push) && { $push }), ...(isAny($pullAll) && { $pullAll }) };
}

function notAskedFor(): never {
  throw new RangeError('Shown, but not planned to be');
}

/** Does what only one of the changes can fail by. */
function fitting(waiting: Waiting, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Unfit(waiting, error);
  }
}

/** What one of the changes stores by a key, which may have been used before. */
interface Keyed<Doc> {
  readonly waiting: Waiting;
  readonly doc: Doc;
}

/** Writes the tasks, with one round for all. */
async function writeTasks(planned: readonly Planned[], session: ClientSession): Promise<void> {
  const tasks = driverCollection(TaskModel);
  const inserted = planned.flatMap(({ plan }) => plan.inserted ?? []);
  const written = planned.flatMap(({ plan }) => plan.written ?? []);
  const [first] = inserted;
  const [one] = written;
  // Alone, as most come, they take the driver half of what a list takes it.
  if (first && inserted.length + written.length === 1) await tasks.insertOne(first, { session });
  else if (one && inserted.length + written.length === 1)
    await tasks.updateOne({ _id: one._id }, { $set: one.set }, { session });
  else if (inserted.length + written.length > 0) {
    const inserts = inserted.map((document) => ({ insertOne: { document } }));
    const updates = written.map(({ _id, set }) => ({
      updateOne: { filter: { _id }, update: { $set: set } },
    }));
    await tasks.bulkWrite([...inserts, ...updates], { session });
  }
}

/** @throws Unfit for one whose key was used before: of the others, none is the worse for it (CHANGE-3, WIRE-21) */
async function insertKeyed<Doc>(
  model: Model<Doc>,
  keyed: readonly Keyed<Doc>[],
  session: ClientSession,
): Promise<void> {
  const [only] = keyed;
  if (!only) return;
  const documents = driverCollection(model);
  try {
    if (keyed.length === 1) await documents.insertOne(only.doc as never, { session });
    else await documents.insertMany(keyed.map(({ doc }) => doc) as never, { session });
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) throw error;
    const [first] = error instanceof mongoose.mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    const one = keyed[first?.index ?? 0];
    throw one ? new Unfit(one.waiting, error) : error;
  }
}
