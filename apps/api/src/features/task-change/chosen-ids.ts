import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { TaskChangeModel } from './change-model.ts';

/**
 * Of some ids, those that a task has had: what became of it since, archived, deleted or moved away, its changes name it
 * (CHANGE-1). One that is on a board is found by the unique index, where the new one is stored. To be asked before that,
 * in its transaction: one that comes to be used meanwhile is a conflict with the write.
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

/** The refusal of an id that is or was another's; of whose nothing is said. */
export const idTaken = (field: 'id' | 'ids') => conflict('task_id_taken', field);
