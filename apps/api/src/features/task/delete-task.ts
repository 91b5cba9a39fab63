import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices, Changer } from '../board/index.ts';
import {
  keepDeleted,
  onceByKey,
  recordChange,
  TaskModel,
  tasksOnBoard,
  unlinkTasks,
  without,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { withTask } from './change-task.ts';

/**
 * Deletes a task; its column closes the gap.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function deleteTask(
  id: string,
  by: Changer,
  { boardCache, clock }: BoardServices,
): Promise<{ message: string }> {
  const deleted = { message: 'Task deleted.' };
  const remove = async () => {
    const { board, columns, changed } = await withTask(
      by.actor,
      id,
      'change',
      async (board, place, session) => {
        const columns = without(board.columns, place);
        const _id = new Types.ObjectId(id);
        const task = await driverCollection(TaskModel).findOneAndDelete({ _id }, { session });
        if (!task) throw new RangeError(`On a board, but nowhere else: ${id}`);
        const gone = {
          taskId: _id,
          kind: 'deleted',
          before: { title: task.title, place },
          after: {},
        } as const;
        const at = clock.now();
        await writeColumns(board, columns, session);
        await keepDeleted([task], session);
        const unlinked = await unlinkTasks(board, [_id], at, session);
        await recordChange(board, by, [gone, ...unlinked.effects], { at, session });
        const cards = await cardsOf(unlinked.tasks.flatMap(({ assigneeIds }) => assigneeIds));
        return { board, columns, changed: tasksOnBoard({ ...board, columns }, unlinked.tasks, cards) };
      },
    );
    boardCache.follow(board, { columns, changed });
    return deleted;
  };
  return onceByKey(by, remove, async () => deleted);
}
