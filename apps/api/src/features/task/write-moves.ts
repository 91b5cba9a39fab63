import {
  calendarDateOf,
  DEFAULT_TASK_STATUS,
  DONE_STATUS,
  nextOccurrence,
  startOfDate,
} from '@faena/shared/domain';
import type { Recurrence } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  type Columns,
  columnOf,
  type TaskDoc,
  type TaskEffect,
  TaskModel,
  writeColumns,
} from '../board/index.ts';
import { timeZoneOf } from '../company/index.ts';
import type { LockedProject } from '../project/index.ts';
import { arrivalOf } from './new-task.ts';
import { taskAnew, withOwnCovers } from './task-anew.ts';

/** The side effects of moves: the next tasks of recurring ones, and tasks that no longer recur. */
interface WrittenMoves {
  readonly columns: Columns;
  /** The next ones, which are new. */
  readonly made: readonly TaskDoc[];
  /** Those that were completed, as they are then. */
  readonly completed: readonly TaskDoc[];
  /** The effects of the moves, with all that followed from them. */
  readonly effects: TaskEffect[];
}

/**
 * Writes the moved tasks of a board, and makes the next one of each recurring task that reached Done (RECUR-2). The one
 * way in which a task that is there gets another status, but for taking a change back.
 */
export async function writeMoves(
  board: LockedProject,
  moved: { readonly columns: Columns; readonly effects: readonly TaskEffect[] },
  at: Date,
  session: ClientSession,
): Promise<WrittenMoves> {
  const completed = await recurringAmong(doneBetween(board.columns, moved.columns), session);
  if (completed.length === 0) {
    await writeColumns(board, moved.columns, session);
    return { columns: moved.columns, made: [], completed: [], effects: [...moved.effects] };
  }
  const timeZone = await timeZoneOf(board.companyId, session);
  const nexts = completed.map(({ task, recurrence }) => nextOf(task, recurrence, at, timeZone));
  const made = await withOwnCovers(nexts, at, session);
  const column = columnOf(DEFAULT_TASK_STATUS);
  const before = moved.columns[column] ?? [];
  const columns = moved.columns.with(column, [...before, ...made.map(({ _id }) => _id)]);

  const tasks = driverCollection(TaskModel);
  const areCompleted = { _id: { $in: completed.map(({ task }) => task._id) } };
  await tasks.updateMany(areCompleted, { $set: { recurrence: null } }, { session });
  await tasks.insertMany([...made], { session });
  await writeColumns(board, columns, session);
  const arrivals = made.map((task, index) => {
    const arrival = arrivalOf(task, { column, order: before.length + index });
    return { ...arrival, after: { ...arrival.after, recurrence: task.recurrence ?? null } };
  });
  return {
    columns,
    made,
    completed: completed.map(({ task }) => ({ ...task, recurrence: null })),
    effects: [...withoutRecurrence(moved.effects, completed), ...arrivals],
  };
}

/** The ids of those that got to Done. */
function doneBetween(before: Columns, after: Columns): Types.ObjectId[] {
  const column = columnOf(DONE_STATUS);
  const [was = [], is = []] = [before[column], after[column]];
  if (is === was) return [];
  const there = new Set(was.map(String));
  return is.filter((id) => !there.has(String(id)));
}

interface Completed {
  readonly task: TaskDoc;
  readonly recurrence: Recurrence;
}

/** Those of some tasks that recur, in the order in which they are named. */
async function recurringAmong(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Completed[]> {
  if (ids.length === 0) return [];
  const found = await driverCollection(TaskModel)
    .find({ _id: { $in: [...ids] }, recurrence: { $ne: null } }, { session })
    .toArray();
  const byId = new Map(found.map((task) => [String(task._id), task]));
  return ids.flatMap((id) => {
    const task = byId.get(String(id));
    return task?.recurrence ? { task, recurrence: task.recurrence } : [];
  });
}

/** The next one of a recurring task: the same content, and nothing said this time (RECUR-3). */
function nextOf(task: TaskDoc, recurrence: Recurrence, at: Date, timeZone: string): TaskDoc {
  const today = calendarDateOf(at, timeZone);
  const from = task.dueDate ? calendarDateOf(task.dueDate, timeZone) : today;
  const { date, recurs } = nextOccurrence(from, recurrence, today);
  return {
    ...taskAnew(task, at),
    dueDate: startOfDate(date, timeZone),
    recurrence: { ...recurs },
  };
}

/** The effects of moves, in which those that were completed also hand on that they recur. */
function withoutRecurrence(effects: readonly TaskEffect[], completed: readonly Completed[]): TaskEffect[] {
  const handed = new Map(completed.map(({ task, recurrence }) => [String(task._id), recurrence]));
  return effects.map((effect) => {
    const recurrence = handed.get(String(effect.taskId));
    if (!recurrence) return effect;
    return {
      ...effect,
      kind: 'changed',
      before: { recurrence, ...effect.before },
      after: { ...effect.after, recurrence: null },
    };
  });
}
