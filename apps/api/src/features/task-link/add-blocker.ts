import { MAX_BLOCKERS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { conflict } from '../../kernel/errors.ts';
import type { BoardServices } from '../board/index.ts';
import { changeTaskAlone, neighbourOf } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import { linksOn, requireNoCircle } from './links-of-task.ts';

/**
 * Adds a blocker from the same board to a task; an existing one changes nothing (LINK-2).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own; `validation_failed`
 * for a blocker outside the board; `conflict` for a circle, or one too many
 */
export function addBlocker(
  id: string,
  blockerId: string,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  return changeTaskAlone(by, id, 'change', services, {
    show: (task) => task,
    decide: async ({ board, session }) => {
      const blocker = neighbourOf(board, blockerId, 'taskId');
      const { own, others } = await linksOn(board, id, session);
      const { blockedBy = [] } = own;
      if (blockedBy.some((each) => each.equals(blocker))) return null;
      if (blockedBy.length >= MAX_BLOCKERS) throw conflict('too_many_blockers');
      const set = { blockedBy: [...blockedBy, blocker] };
      requireNoCircle({ ...own, ...set }, others);
      return { set };
    },
  });
}
