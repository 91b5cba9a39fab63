import type { Task } from '@faena/shared/schemas';
import { type BoardServices, type Changer, leaveCovers, TaskModel } from '../board/index.ts';
import { changeTask } from '../task/index.ts';

/**
 * Takes the cover off a task; one that has none stays as it is.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export function removeCover(id: string, by: Changer, services: BoardServices): Promise<Task> {
  return changeTask(by, id, 'change', services, async (_board, _at, session) => {
    const task = await TaskModel.findById(id, { coverId: 1 }, { session }).lean();
    if (!task?.coverId) return null;
    await leaveCovers([task.coverId], session);
    return { set: { coverId: null } };
  });
}
