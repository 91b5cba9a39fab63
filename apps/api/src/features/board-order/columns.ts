import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { BoardDoc } from '../project/index.ts';

/** The columns of a board, each with the ids of its tasks in order. */
export type Columns = BoardDoc['columns'];

/** The position of a task; `column` is the index of its status in `TASK_STATUSES`. */
export interface ColumnOrder {
  readonly column: number;
  readonly order: number;
}

/** The indexes of all columns. */
export const EVERY_COLUMN: readonly number[] = TASK_STATUSES.map((_, column) => column);

/** The number of tasks in all columns. */
export function countIn(columns: Columns): number {
  return columns.reduce((sum, { length }) => sum + length, 0);
}

/** The index of the column of a status. */
export function columnOf(status: TaskStatus): number {
  return TASK_STATUSES.indexOf(status);
}

export function statusOf(column: number): TaskStatus {
  const status = TASK_STATUSES[column];
  if (!status) throw new RangeError(`No such column: ${column}`);
  return status;
}

/** The position of a task; undefined for a task that is not on the board. */
export function columnOrderOf(columns: Columns, id: Types.ObjectId): ColumnOrder | undefined {
  for (const [column, ids] of columns.entries()) {
    const order = ids.findIndex((each) => each.equals(id));
    if (order >= 0) return { column, order };
  }
  return undefined;
}

/** Caches the ids of a column as text. Most columns stay the same array between changes, and none changes in place. */
const texts = new WeakMap<readonly Types.ObjectId[], readonly string[]>();

/** The ids of a column as text. */
export function idsIn(column: readonly Types.ObjectId[]): readonly string[] {
  const known = texts.get(column);
  if (known) return known;
  const ids = column.map(String);
  texts.set(column, ids);
  return ids;
}

/** The positions of tasks by id; tasks that are not on the board are missing. */
export function placesOf(columns: Columns, taskIds: readonly string[]): ReadonlyMap<string, ColumnOrder> {
  const wanted = new Set(taskIds);
  const places = new Map<string, ColumnOrder>();
  for (const [column, ids] of columns.entries()) {
    for (const [order, id] of idsIn(ids).entries()) if (wanted.has(id)) places.set(id, { column, order });
  }
  return places;
}

/** The tasks of a board in the form of `domain/board-order.ts`. */
export function cardsOn(columns: Columns) {
  return columns.flatMap((column, index) => {
    const status = statusOf(index);
    const ids = idsIn(column);
    return column.map((_id, order) => ({ _id, id: ids[order] ?? String(_id), status, order }));
  });
}

/** The columns after a task is appended to one. */
export function withAtEnd(columns: Columns, column: number, id: Types.ObjectId): Columns {
  return columns.with(column, [...(columns[column] ?? []), id]);
}

/** The columns after a task is removed. */
export function without(columns: Columns, { column, order }: ColumnOrder): Columns {
  return columns.with(column, columns[column]?.toSpliced(order, 1) ?? []);
}

/** The columns after tasks are removed; a column without any of them stays the same array. */
export function withoutAll(columns: Columns, ids: readonly string[]): Columns {
  const gone = new Set(ids);
  return columns.map((column) => {
    const left = idsIn(column).flatMap((id, order) => (gone.has(id) ? [] : (column[order] ?? [])));
    return left.length < column.length ? left : column;
  });
}

/**
 * The difference of two states of a column: at order `from`, `come` replaces `gone`. Tasks above and below are equal.
 */
export function differenceOf(before: readonly Types.ObjectId[], after: readonly Types.ObjectId[]) {
  const isSame = (i: number, j: number) => before[i]?.equals(after[j]) ?? false;
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && isSame(from, from)) from += 1;
  let below = 0;
  while (below < least - from && isSame(before.length - 1 - below, after.length - 1 - below)) below += 1;
  const gone = before.slice(from, before.length - below);
  return { from, gone, come: after.slice(from, after.length - below) };
}
