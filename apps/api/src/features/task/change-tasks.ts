import { isDeepStrictEqual } from 'node:util';
import { type BatchChange, Task, type TaskBatch } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  type ColumnOrder,
  type Columns,
  changeBoardOf,
  columnOf,
  effectOf,
  onceByKey,
  recordChange,
  SHOWN_BOARD,
  type StoredState,
  TASKS_AT_ONCE,
  TaskChangeModel,
  type TaskDoc,
  type TaskEffect,
  TaskModel,
  tasksOnBoard,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { type LockedProject, ProjectModel } from '../project/index.ts';
import { archiveTasks } from './archive-tasks.ts';
import { batchedContent } from './batched-content.ts';
import { duplicateTasks } from './duplicate-tasks.ts';
import { requireSight } from './read-task.ts';
import { strangerAmong } from './stranger-among.ts';
import { writeMoves } from './write-moves.ts';

/**
 * Changes tasks of one project alike, all or nothing; answers them in board order (BATCH-2), or their copies (COPY-6).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they are not all of one
 * project, or one of them could not be so; `forbidden` when the caller lacks the right
 */
export async function changeTasks(
  { ids, change }: TaskBatch,
  by: Changer,
  services: BoardServices,
): Promise<Task[]> {
  if (change.archive) return archiveTasks(ids, by, services);
  if (change.duplicate) {
    return onceByKey(
      by,
      () => duplicateTasks(ids, by, services),
      () => copiesNow(by),
    );
  }
  const work = async (project: LockedProject, session: ClientSession) => {
    const known = new Set(project.columns.flat().map(String));
    if (!ids.every((id) => known.has(id))) throw await strangerAmong(ids, 'ids', by.actor);
    const at = services.clock.now();
    const named = new Set(ids);
    const moved = columnsAfter(project.columns, named, change);
    const isNamed = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const before = await driverCollection(TaskModel)
      .find(isNamed, { session, batchSize: TASKS_AT_ONCE })
      .toArray();
    const going = new Set(movedBetween(project.columns, moved));
    const after = before.map((task) => {
      const set = batchedContent(project, task, change);
      const isOther =
        going.has(String(task._id)) || !isDeepStrictEqual(plain({ ...task, ...set }), plain(task));
      return isOther ? { ...task, ...set, updatedAt: at } : task;
    });
    const others = after.filter((task, index) => task !== before[index]);
    await writeTasks(others, session);
    const moves = { columns: moved, effects: effectsOf(before, after, project.columns, moved) };
    const { columns, made, completed, effects } = await writeMoves(project, moves, at, session);
    await recordChange(project, by, effects, { at, session });
    const cards = await cardsOf(after.flatMap(({ assigneeIds }) => assigneeIds));
    const onWire = (docs: readonly TaskDoc[]) =>
      answer(Task.array(), tasksOnBoard({ ...project, columns }, docs, cards));
    const done = new Map(completed.map((task) => [String(task._id), task]));
    const tasks = onWire(after.map((task) => done.get(String(task._id)) ?? task));
    return { project, columns, tasks, changed: [...tasks, ...onWire(made)] };
  };
  const right = onlyMoves(change) ? 'see' : 'change';
  const run = async () => {
    const { project, columns, tasks, changed } = await changeBoardOf(by.actor, String(ids[0]), right, work);
    services.boardCache.follow(project, { columns, changed });
    return tasks;
  };
  return onceByKey(by, run, () => tasksNow(ids, by.actor));
}

/** The copies that a change with this key has made, as they are now (CHANGE-3). */
async function copiesNow({ actor, key }: Changer): Promise<Task[]> {
  const change = await TaskChangeModel.findOne({ personId: actor.id, key }, { tasks: 1 }).lean();
  return tasksNow(
    (change?.tasks ?? []).map(({ taskId }) => String(taskId)),
    actor,
  );
}

/** The tasks as they are now, of those that there are (CHANGE-3). */
async function tasksNow(ids: readonly string[], actor: Actor): Promise<Task[]> {
  const docs = await TaskModel.find({ _id: { $in: [...ids] } }).lean();
  const [first] = docs;
  if (!first) throw notFound('task');
  await requireSight(String(first.projectId), actor);
  const board = await ProjectModel.findById(first.projectId, SHOWN_BOARD).lean();
  if (!board) throw notFound('project');
  return tasksOnBoard(board, docs, await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds)));
}

function onlyMoves({ status, ...others }: BatchChange): boolean {
  return status !== undefined && Object.values(others).every((value) => value === undefined);
}

/** The columns with those of the named tasks at the end of one that are in another; without a status, as they are. */
function columnsAfter(before: Columns, named: ReadonlySet<string>, { status }: BatchChange): Columns {
  if (status === undefined) return before;
  const to = columnOf(status);
  const goes = (id: Types.ObjectId) => named.has(String(id));
  const going = before.flatMap((ids, column) => (column === to ? [] : ids.filter(goes)));
  if (going.length === 0) return before;
  return before.map((ids, column) => {
    if (column === to) return [...ids, ...going];
    return ids.some(goes) ? ids.filter((id) => !goes(id)) : ids;
  });
}

/** The ids of those that are in another column than before. */
function movedBetween(before: Columns, after: Columns): string[] {
  return after.flatMap((ids, column) => {
    const there = new Set(before[column]?.map(String));
    return ids === before[column] ? [] : ids.map(String).filter((id) => !there.has(id));
  });
}

/** The effect of the change on each task (CHANGE-2). */
function effectsOf(
  before: readonly TaskDoc[],
  after: readonly TaskDoc[],
  columnsBefore: Columns,
  columnsAfter: Columns,
): TaskEffect[] {
  const places = [placesOn(columnsBefore), placesOn(columnsAfter)] as const;
  return before.map((task, index) => {
    const id = String(task._id);
    const [from, to] = [places[0].get(id), places[1].get(id)];
    const state = (of: TaskDoc, place: ColumnOrder | undefined): StoredState => ({
      priority: of.priority,
      dueDate: of.dueDate,
      tags: of.tags,
      assigneeIds: of.assigneeIds,
      // A task that stays in its column may move up there, which is no change of it.
      ...(place && from?.column !== to?.column && { place }),
    });
    return effectOf(id, state(task, from), state(after[index] ?? task, to));
  });
}

function placesOn(columns: Columns): Map<string, ColumnOrder> {
  return new Map(
    columns.flatMap((ids, column) => ids.map((id, order) => [String(id), { column, order }] as const)),
  );
}

async function writeTasks(tasks: readonly TaskDoc[], session: ClientSession): Promise<void> {
  if (tasks.length === 0) return;
  const writes = tasks.map(({ _id, priority, dueDate, tags, assigneeIds, updatedAt }) => ({
    updateOne: { filter: { _id }, update: { $set: { priority, dueDate, tags, assigneeIds, updatedAt } } },
  }));
  await driverCollection(TaskModel).bulkWrite(writes, { session });
}

/** Ids as text: two objects of the same id are the same. */
function plain(task: TaskDoc): unknown {
  return JSON.parse(JSON.stringify(task));
}
