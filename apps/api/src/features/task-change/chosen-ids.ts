import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { TaskChangeModel } from './change-model.ts';

/**
 * The ids among some that a task has had. The records of changes name archived, deleted and moved tasks too (CHANGE-1).
 * Ask before the insert, in its transaction. The unique index finds ids on a board; one taken meanwhile is a write conflict.
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
