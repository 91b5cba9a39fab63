import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { BoardDoc } from '../project/index.ts';

/** The tasks of a board by their ids, as `BoardDoc` has them. */
export type Columns = BoardDoc['columns'];

/** The place of a task; `column` is the index of its status in `TASK_STATUSES`. */
export interface ColumnOrder {
  readonly column: number;
  readonly order: number;
}

/** All columns, from left to right. */
export const EVERY_COLUMN: readonly number[] = TASK_STATUSES.map((_, column) => column);

/** The number of tasks in columns. */
export function countIn(columns: Columns): number {
  return columns.reduce((sum, { length }) => sum + length, 0);
}

/** A task's status, as the index of its column. */
export function columnOf(status: TaskStatus): number {
  return TASK_STATUSES.indexOf(status);
}

export function statusOf(column: number): TaskStatus {
  const status = TASK_STATUSES[column];
  if (!status) throw new RangeError(`No such column: ${column}`);
  return status;
}

/** The place of a task; undefined when it is not on the board. */
export function columnOrderOf(columns: Columns, id: Types.ObjectId): ColumnOrder | undefined {
  for (const [column, ids] of columns.entries()) {
    const order = ids.findIndex((each) => each.equals(id));
    if (order >= 0) return { column, order };
  }
  return undefined;
}

/** The ids of columns as text. Column arrays are never changed in place, and most stay the same between changes. */
const texts = new WeakMap<readonly Types.ObjectId[], readonly string[]>();

/** The ids of a column as text. */
export function idsIn(column: readonly Types.ObjectId[]): readonly string[] {
  const known = texts.get(column);
  if (known) return known;
  const ids = column.map(String);
  texts.set(column, ids);
  return ids;
}

/** The places of tasks by id, without those that are not on the board. */
export function placesOf(columns: Columns, taskIds: readonly string[]): ReadonlyMap<string, ColumnOrder> {
  const wanted = new Set(taskIds);
  const places = new Map<string, ColumnOrder>();
  for (const [column, ids] of columns.entries()) {
    for (const [order, id] of idsIn(ids).entries()) if (wanted.has(id)) places.set(id, { column, order });
  }
  return places;
}

/** The tasks of a board, as the rules of the board take them. */
export function cardsOn(columns: Columns) {
  return columns.flatMap((column, index) => {
    const status = statusOf(index);
    const ids = idsIn(column);
    return column.map((_id, order) => ({ _id, id: ids[order] ?? String(_id), status, order }));
  });
}

/** The columns with a task put at the end of one. */
export function withAtEnd(columns: Columns, column: number, id: Types.ObjectId): Columns {
  return columns.with(column, [...(columns[column] ?? []), id]);
}

/** The columns without a task; those below it move up. */
export function without(columns: Columns, { column, order }: ColumnOrder): Columns {
  return columns.with(column, columns[column]?.toSpliced(order, 1) ?? []);
}

/** The columns without some tasks. */
export function withoutAll(columns: Columns, ids: readonly string[]): Columns {
  const gone = new Set(ids);
  return columns.map((column) => {
    const left = idsIn(column).flatMap((id, order) => (gone.has(id) ? [] : (column[order] ?? [])));
    return left.length < column.length ? left : column;
  });
}

/**
 * The difference of two columns: from order `from` on, `come` replaces `gone`. The tasks above and below are the same.
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
