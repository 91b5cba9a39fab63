import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import type { AnyBulkWriteOperation, ClientSession, Types } from 'mongoose';
import { type TaskDoc, TaskModel } from './model.ts';

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

/** The order of a task that comes to the end of a column. */
export async function endOf(
  projectId: Types.ObjectId,
  column: number,
  session: ClientSession,
): Promise<number> {
  const last = await TaskModel.findOne({ projectId, column }, { order: 1 }, { session })
    .sort({ order: -1 })
    .lean();
  return last ? last.order + 1 : 0;
}

/** The write that closes the gap a task leaves in its column. */
export function closeGap({ projectId, column, order }: TaskDoc): AnyBulkWriteOperation<TaskDoc> {
  return {
    updateMany: { filter: { projectId, column, order: { $gt: order } }, update: { $inc: { order: -1 } } },
  };
}
