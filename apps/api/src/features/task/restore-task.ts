import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  onceByKey,
  recordChange,
  TaskModel,
  takeArchived,
  toTask,
  withAtEnd,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { linkedWithin } from './inverse-parts.ts';
import { arrivalOf } from './new-task.ts';
import { findTask } from './read-task.ts';
import { withArchived } from './with-archived.ts';

/**
 * Puts an archived task at the end of the column it came from (ARCHIVED-4).
 * @throws AppError `not_found` when it is missing or out of reach; `forbidden` when the caller may not change it
 */
export function restoreTask(id: string, by: Changer, { clock, boardCache }: BoardServices): Promise<Task> {
  const _id = new Types.ObjectId(id);
  const restore = async () => {
    const { board, columns, restored } = await withArchived(by.actor, id, async (board, session) => {
      const [kept] = await takeArchived([_id], session);
      if (!kept) throw notFound('task');
      const at = clock.now();
      const place = { column: kept.column, order: board.columns[kept.column]?.length ?? 0 };
      const columns = withAtEnd(board.columns, kept.column, _id);
      const members = new Set(board.memberIds.map(String));
      const task = {
        ...linkedWithin(columns, kept.task),
        assigneeIds: kept.task.assigneeIds.filter((person) => members.has(String(person))),
        updatedAt: at,
      };
      await driverCollection(TaskModel).insertOne(task, { session });
      await writeColumns(board, columns, session);
      await recordChange(board, by, [arrivalOf(task, place, 'restored')], { at, session });
      return { board, columns, restored: toTask(task, board, place, await cardsOf(task.assigneeIds)) };
    });
    boardCache.follow(board, { columns, changed: [restored] });
    return restored;
  };
  return onceByKey(by, restore, async () => (await findTask(id, by.actor)).task);
}
