import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { type BoardDoc, ProjectModel } from '../project/model.ts';

/** The tasks of a board by their ids, as `BoardDoc` has them. */
export type Columns = BoardDoc['columns'];

/** Where a task stands; `column` is the index of its status in `TASK_STATUSES`. */
export interface Place {
  readonly column: number;
  readonly order: number;
}

/** All columns, from left to right. */
export const EVERY_COLUMN: readonly number[] = TASK_STATUSES.map((_, column) => column);

/** A task's status, as the index of its column. */
export function columnOf(status: TaskStatus): number {
  return TASK_STATUSES.indexOf(status);
}

export function statusOf(column: number): TaskStatus {
  const status = TASK_STATUSES[column];
  if (!status) throw new RangeError(`No such column: ${column}`);
  return status;
}

/** Where a task stands, or undefined when it is not on the board. */
export function placeOf(columns: Columns, id: Types.ObjectId): Place | undefined {
  for (const [column, ids] of columns.entries()) {
    const order = ids.findIndex((each) => each.equals(id));
    if (order >= 0) return { column, order };
  }
  return undefined;
}

/** The update of a project that puts a task at the end of a column. */
export function putAtEnd(column: number, id: Types.ObjectId) {
  return { $push: { [`columns.${column}`]: id } };
}

/** The update of a project that takes a task off a column; those below it move up. */
export function takeOff(column: number, id: Types.ObjectId) {
  return { $pull: { [`columns.${column}`]: id } };
}

/** Moves a task of a board that is held to the end of another column. Answers where it stands then. */
export async function moveToEnd(
  { _id, columns }: BoardDoc,
  id: string,
  from: Place,
  to: number,
  session: ClientSession,
): Promise<Place> {
  const taskId = new Types.ObjectId(id);
  const update = { ...takeOff(from.column, taskId), ...putAtEnd(to, taskId) };
  await ProjectModel.updateOne({ _id }, update, { session });
  return { column: to, order: columns[to]?.length ?? 0 };
}
