import type { Task } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import { changeTaskAlone, neighbourOf } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import { linksOn, requireNoCircle } from './links-of-task.ts';

/**
 * Makes a task a part of another one of its board, or of none (LINK-5).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own; `validation_failed`
 * for a parent that is not on the board; `conflict` for a circle
 */
export function setParent(
  id: string,
  parentId: string | null,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  return changeTaskAlone(by, id, 'change', services, {
    show: (task) => task,
    decide: async ({ board, session }) => {
      const { own, others } = await linksOn(board, id, session);
      if (String(own.parentId ?? '') === (parentId ?? '')) return null;
      const set = { parentId: parentId === null ? null : neighbourOf(board, parentId, 'parentId') };
      requireNoCircle({ ...own, ...set }, others);
      return { set };
    },
  });
}
