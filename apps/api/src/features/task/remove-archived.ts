import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, changeBoard, sayingTask } from '../board/index.ts';
import { findArchived, setArchivedDeleted } from '../task-archive/index.ts';
import type { Changer } from '../task-change/index.ts';
import { archivedBoard } from './archived-board.ts';

/**
 * Deletes an archived task (ARCHIVED-4).
 * @throws AppError `not_found` when it is missing or out of reach; `forbidden` when the caller may not change it
 */
export function removeArchived(
  id: string,
  by: Changer,
  services: BoardServices,
): Promise<{ message: string }> {
  const message = { message: 'Task deleted.' };
  const taskId = new Types.ObjectId(id);
  const change = changeBoard(
    () => archivedBoard(id),
    {
      by,
      right: 'change',
      taskIds: [],
      isAlone: true,
      plan: async ({ board, session }) => {
        if (!session) return null;
        const [kept] = await findArchived([taskId], session);
        if (!kept) throw notFound('task');
        // Without a place: it was not on the board.
        const before = { title: kept.task.title };
        return {
          columns: board.columns,
          alsoWrite: (session) => setArchivedDeleted([kept], true, session),
          effects: [{ taskId, kind: 'deleted', before, after: {} }],
          answer: () => message,
        };
      },
      again: async () => message,
    },
    services,
  );
  return sayingTask(change);
}
