import type { Actor } from '../../platform/actor.ts';
import { changeTask } from './change-board.ts';
import { closeGap } from './columns.ts';
import { TaskModel } from './model.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function deleteTask(id: string, actor: Actor): Promise<{ message: string }> {
  await changeTask(actor, id, 'change', async (task, _project, session) => {
    await TaskModel.bulkWrite([{ deleteOne: { filter: { _id: task._id } } }, closeGap(task)], { session });
  });
  return { message: 'Task deleted.' };
}
