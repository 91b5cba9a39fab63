import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import {
  ArchivedTaskModel,
  type BoardServices,
  type Changer,
  onceByKey,
  recordChange,
  setArchivedDeleted,
} from '../board/index.ts';
import { withArchived } from './with-archived.ts';

/**
 * Deletes an archived task (ARCHIVED-4).
 * @throws AppError `not_found` when it is missing or out of reach; `forbidden` when the caller may not change it
 */
export function removeArchived(
  id: string,
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<{ message: string }> {
  const deleted = { message: 'Task deleted.' };
  const taskId = new Types.ObjectId(id);
  const remove = async () => {
    const board = await withArchived(by.actor, id, async (board, session) => {
      if ((await setArchivedDeleted([taskId], true, session)) === 0) throw notFound('task');
      const kept = await ArchivedTaskModel.findById(taskId, { 'task.title': 1 }, { session }).lean();
      // Without a place: it was not on the board.
      const before = { title: kept?.task.title ?? '' };
      const gone = { taskId, kind: 'deleted', before, after: {} } as const;
      await recordChange(board, by, [gone], { at: clock.now(), session });
      return board;
    });
    boardCache.follow(board, { columns: board.columns });
    return deleted;
  };
  return onceByKey(by, remove, async () => deleted);
}
