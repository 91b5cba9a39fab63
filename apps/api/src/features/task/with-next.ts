import { calendarDateOf, DEFAULT_TASK_STATUS, DONE_STATUS, nextOccurrence } from '@faena/shared/domain';
import type { Recurrence } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Plan, PlannedOn } from '../board/index.ts';
import { type Columns, columnOf } from '../board-order/index.ts';
import { zoneOf } from '../project/index.ts';
import type { TaskEffect } from '../task-change/index.ts';
import { dueOn, type TaskDoc } from '../task-store/index.ts';
import { arrivalOf } from './new-task.ts';
import { resetTask } from './reset-task.ts';
import { withOwnCovers } from './with-own-covers.ts';

/**
 * Adds to a plan the next task of each recurring task that it brings to Done (RECUR-2). Every change that can give an
 * existing task another status goes through it, except undo. Null in a group, because it needs reads of its own.
 */
export async function withNext<T>(plan: Plan<T>, on: PlannedOn): Promise<Plan<T> | null> {
  const { board, at, session } = on;
  const completed = recurringAmong(doneBetween(board.columns, plan.columns), plan, on);
  if (completed.length === 0) return plan;
  if (!session) return null;
  const timeZone = zoneOf(board);
  const nexts = completed.map(({ task, recurrence }) => nextOf(task, recurrence, at, timeZone));
  const { tasks: made, write } = await withOwnCovers(nexts, at, session);
  const column = columnOf(DEFAULT_TASK_STATUS);
  const before = plan.columns[column] ?? [];
  const ids = completed.map(({ task }) => task._id);
  const { shown, inserted = [], written = [], changed = [] } = plan;
  const arrivals = made.map((task, index) => {
    const arrival = arrivalOf(task, { column, order: before.length + index });
    return { ...arrival, after: { ...arrival.after, recurrence: task.recurrence ?? null } };
  });
  const done = new Map(completed.map(({ task }) => [String(task._id), { ...task, recurrence: null }]));
  return {
    ...plan,
    columns: plan.columns.with(column, [...before, ...made.map(({ _id }) => _id)]),
    inserted: [...inserted, ...made],
    written: [...written, { ids, set: { recurrence: null } }],
    changed: [...changed.filter(({ _id }) => !done.has(String(_id))), ...done.values()],
    ...(shown && { shown: { ...shown, doc: done.get(String(shown._id)) ?? shown.doc } }),
    alsoWrite: async (session) => {
      await plan.alsoWrite?.(session);
      await write(session);
    },
    effects: [...withoutRecurrence(plan.effects, completed), ...arrivals],
  };
}

/** The ids of the tasks that reached Done. */
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

/** The tasks that still recur after a plan, in the order of `ids`. */
function recurringAmong(
  ids: readonly Types.ObjectId[],
  { written = [] }: Plan<unknown>,
  { tasks }: PlannedOn,
): Completed[] {
  return ids.flatMap((id) => {
    const before = tasks.get(String(id));
    const sets = written.filter((one) => one.ids.some((each) => each.equals(id)));
    const task = before && Object.assign({}, before, ...sets.map(({ set }) => set));
    return task?.recurrence ? { task, recurrence: task.recurrence } : [];
  });
}

/** The next task of a recurring one: the same content in its first state (RECUR-3). */
function nextOf(task: TaskDoc, recurrence: Recurrence, at: Date, timeZone: string): TaskDoc {
  const today = calendarDateOf(at, timeZone);
  const due = task.dueDay ?? (task.dueDate && calendarDateOf(task.dueDate, timeZone));
  const { date, recurs } = nextOccurrence(due ?? today, recurrence, today);
  return {
    ...resetTask(task, at),
    ...dueOn(date, timeZone),
    recurrence: { ...recurs },
  };
}

/** The effects of a plan, in which each completed task also hands on its recurrence. */
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
