import { TASK_STATUSES } from './limits-and-defaults/index.ts';

/** A column of the board: a task status. */
export type Column = (typeof TASK_STATUSES)[number];

/** The fields of a task that a board needs. `order` is its index in its column, from 0. */
export interface Ordered {
  id: string;
  status: Column;
  order: number;
}

/** The target of a move. `index` counts in the column without the moved task; past the end is the end. */
export interface Target {
  status: Column;
  index: number;
}

/** The columns of a board, each from top to bottom. */
export type Board<T extends Ordered> = Readonly<Record<Column, readonly T[]>>;

/** A board after a change, with the columns whose orders are now exactly 0..n-1. */
export interface ChangedBoard<T extends Ordered> {
  board: Board<T>;
  renumbered: Column[];
  /** The tasks whose column or order changed. */
  changed: T[];
}

/** The `index` of the end of a column. */
export const AT_END = Number.POSITIVE_INFINITY;

/** Tasks by column, in order; equal orders by id, so that everyone sees the same board. */
export function boardOf<T extends Ordered>(tasks: readonly T[]): Board<T> {
  const board = new Map<Column, T[]>(TASK_STATUSES.map((status) => [status, []]));
  for (const task of tasks) board.get(task.status)?.push(task);
  return columns((status) => board.get(status)?.sort(byOrder) ?? []);
}

/** The tasks of a board, column after column. */
export function tasksOf<T extends Ordered>(board: Board<T>): T[] {
  return TASK_STATUSES.flatMap((status) => board[status]);
}

/** Puts a new task on the board. */
export function insertTask<T extends Ordered>(tasks: readonly T[], task: T, target: Target): ChangedBoard<T> {
  return setDown(tasks, [{ task, target }]);
}

/**
 * Moves a task within its column or to another.
 *
 * @throws RangeError if the task is not on the board.
 */
export function moveTask<T extends Ordered>(
  tasks: readonly T[],
  id: string,
  target: Target,
): ChangedBoard<T> {
  return setDown(tasks, [{ task: find(tasks, id), target }]);
}

/**
 * Removes a task from the board; its column closes the gap.
 *
 * @throws RangeError if the task is not on the board.
 */
export function removeTask<T extends Ordered>(tasks: readonly T[], id: string): ChangedBoard<T> {
  const { status } = find(tasks, id);
  const rest = tasks.filter((task) => task.id !== id);
  return settle(tasks, boardOf(rest), new Set([status]));
}

/**
 * Moves each named task to its column and order. Unnamed tasks keep their column and sequence and fill the gaps, so a
 * task unknown to the caller is never lost.
 *
 * @throws RangeError if a named task is not on the board, or named twice.
 */
export function reorderTasks<T extends Ordered>(
  tasks: readonly T[],
  request: readonly Ordered[],
): ChangedBoard<T> {
  if (new Set(request.map(({ id }) => id)).size < request.length) {
    throw new RangeError('A task is named twice');
  }
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const moves = request.map(({ id, status, order }) => ({
    task: byId.get(id) ?? missing(id),
    target: { status, index: order },
  }));
  return setDown(tasks, moves);
}

interface Move<T> {
  task: T;
  target: Target;
}

/** Removes the moved tasks from the board, then inserts them from the top of each column to its end. */
function setDown<T extends Ordered>(tasks: readonly T[], moves: readonly Move<T>[]): ChangedBoard<T> {
  const moved = new Set(moves.map(({ task }) => task.id));
  const rest = boardOf(tasks.filter((task) => !moved.has(task.id)));
  const board = columns((status) => {
    const here = moves.filter(({ target }) => target.status === status);
    return withSetDown(
      rest[status],
      here.map(({ task, target: { index } }) => ({ task, index })),
    );
  });
  const left = tasks.filter((task) => moved.has(task.id)).map((task) => task.status);
  return settle(tasks, board, new Set([...left, ...moves.map(({ target }) => target.status)]));
}

/** A column with tasks inserted from its top to its end; `index` counts in it without them. */
export function withSetDown<T>(
  column: readonly T[],
  moves: readonly { readonly task: T; readonly index: number }[],
): T[] {
  const tasks = [...column];
  let next = 0;
  for (const { task, index } of moves.toSorted((a, b) => compare(a.index, b.index))) {
    // Tasks with the same target order keep the sequence of the request.
    const order = Math.min(Math.max(index, next), tasks.length);
    tasks.splice(order, 0, task);
    next = order + 1;
  }
  return tasks;
}

/** Renumbers the affected columns and lists the changed tasks; unchanged tasks stay the same objects. */
function settle<T extends Ordered>(
  before: readonly T[],
  board: Board<T>,
  concerned: ReadonlySet<Column>,
): ChangedBoard<T> {
  const known = new Set(before);
  const renumbered = TASK_STATUSES.filter((status) => concerned.has(status));
  const settled = columns((status) =>
    renumbered.includes(status) ? board[status].map((task, order) => at(task, status, order)) : board[status],
  );
  return { board: settled, renumbered, changed: tasksOf(settled).filter((task) => !known.has(task)) };
}

function at<T extends Ordered>(task: T, status: Column, order: number): T {
  return task.status === status && task.order === order ? task : { ...task, status, order };
}

function columns<T extends Ordered>(column: (status: Column) => readonly T[]): Board<T> {
  return Object.fromEntries(TASK_STATUSES.map((status) => [status, column(status)])) as Board<T>;
}

function find<T extends Ordered>(tasks: readonly T[], id: string): T {
  return tasks.find((candidate) => candidate.id === id) ?? missing(id);
}

function missing(id: string): never {
  throw new RangeError(`No such task on the board: ${id}`);
}

function byOrder(a: Ordered, b: Ordered): number {
  return compare(a.order, b.order) || compare(a.id, b.id);
}

/** Compares infinities and text too, unlike a subtraction. */
function compare<V extends number | string>(a: V, b: V): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
