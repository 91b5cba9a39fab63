import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  recordChange,
  TaskModel,
  toTask,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { withTask } from './change-task.ts';
import { arrivalOf } from './new-task.ts';
import { taskAnew, withOwnCovers } from './task-anew.ts';

/**
 * Makes a copy of a task, right below it in its column (COPY-1), which does not recur (RECUR-2).
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own
 */
export async function duplicateTask(
  id: string,
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<Task> {
  const { board, columns, copied } = await withTask(by.actor, id, 'change', async (board, at, session) => {
    const task = await driverCollection(TaskModel).findOne({ _id: new Types.ObjectId(id) }, { session });
    if (!task) throw new RangeError(`On a board, but nowhere else: ${id}`);
    const now = clock.now();
    const { recurrence: _recurrence, ...again } = taskAnew(task, now);
    const own = { ...again, createdBy: by.actor.id };
    const [copy = own] = await withOwnCovers([own], now, session);
    const place = { column: at.column, order: at.order + 1 };
    const ids = board.columns[at.column]?.toSpliced(place.order, 0, copy._id) ?? [];
    const columns = board.columns.with(at.column, ids);
    await driverCollection(TaskModel).insertOne(copy, { session });
    await writeColumns(board, columns, session);
    await recordChange(board, by, [arrivalOf(copy, place)], { at: now, session });
    return { board, columns, copied: toTask(copy, board, place, await cardsOf(copy.assigneeIds)) };
  });
  boardCache.follow(board, { columns, changed: [copied] });
  return copied;
}
