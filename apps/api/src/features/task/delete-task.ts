import { Types } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { ProjectModel } from '../project/model.ts';
import { withTask } from './change-task.ts';
import { takeOff } from './columns.ts';
import { TaskModel } from './model.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function deleteTask(id: string, actor: Actor): Promise<{ message: string }> {
  await withTask(actor, id, 'change', async ({ _id }, { column }, session) => {
    await ProjectModel.updateOne({ _id }, takeOff(column, new Types.ObjectId(id)), { session });
    await TaskModel.deleteOne({ _id: id }, { session });
  });
  return { message: 'Task deleted.' };
}
