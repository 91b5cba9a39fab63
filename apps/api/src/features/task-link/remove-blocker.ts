import type { Task } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import { changeTaskAlone } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import { linksOn } from './links-of-task.ts';

/**
 * Removes a blocker from a task; a missing one changes nothing (LINK-2).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export function removeBlocker(
  id: string,
  blockerId: string,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  return changeTaskAlone(by, id, 'change', services, {
    show: (task) => task,
    decide: async ({ board, session }) => {
      const { blockedBy = [] } = (await linksOn(board, id, session)).own;
      const left = blockedBy.filter((each) => !each.equals(blockerId));
      return left.length < blockedBy.length ? { set: { blockedBy: left } } : null;
    },
  });
}
