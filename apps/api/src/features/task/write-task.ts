import type { TaskStatus } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { closeGap, columnOf, endOf } from './columns.ts';
import { type TaskDoc, TaskModel } from './model.ts';

type Changes = Partial<Omit<TaskDoc, '_id' | 'projectId' | 'companyId' | 'column' | 'order' | 'createdBy'>>;

/**
 * Writes changes to a task whose board is held. A status other than its own takes it to the end of
 * that column, and the column it leaves closes its gap. Answers the task as it is then.
 */
export async function writeTask(
  task: TaskDoc,
  changes: Changes,
  status: TaskStatus | undefined,
  session: ClientSession,
): Promise<TaskDoc> {
  const column = status === undefined ? task.column : columnOf(status);
  const moved = column !== task.column;
  const place = moved && { column, order: await endOf(task.projectId, column, session) };
  const set = { ...changes, ...place };
  await TaskModel.bulkWrite(
    [...(moved ? [closeGap(task)] : []), { updateOne: { filter: { _id: task._id }, update: { $set: set } } }],
    { session },
  );
  return { ...task, ...set };
}
