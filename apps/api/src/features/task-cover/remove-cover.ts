import type { Task } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import { changeTaskAlone } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import { markCoversLeft } from '../task-store/index.ts';

/**
 * Removes the cover of a task, if it has one.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export function removeCover(id: string, by: Changer, services: BoardServices): Promise<Task> {
  return changeTaskAlone(by, id, 'change', services, {
    decide: ({ task: { coverId } }) =>
      coverId ? { set: { coverId: null }, alsoWrite: (session) => markCoversLeft([coverId], session) } : null,
    show: (task) => task,
  });
}
