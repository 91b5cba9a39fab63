import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { TaskChangeModel } from './change-model.ts';

/**
 * Finds ids of the list that any task has or had, also an archived, deleted or moved one (CHANGE-1). Call it in the
 * transaction of the insert, before that. The unique index finds ids on boards; a concurrent use is a write conflict.
 */
export async function usedAmong(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await driverCollection(TaskChangeModel)
    .find({ 'tasks.taskId': { $in: [...ids] } }, { session, projection: { 'tasks.taskId': 1 } })
    .toArray();
  return new Set(found.flatMap(({ tasks }) => tasks.map(({ taskId }) => String(taskId))));
}

/** The refusal of an id that another task has or had. It does not name the task. */
export const idTaken = (field: 'id' | 'ids') => conflict('task_id_taken', field);
