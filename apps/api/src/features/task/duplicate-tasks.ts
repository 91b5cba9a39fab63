import { Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  changeBoardOf,
  recordChange,
  TASKS_AT_ONCE,
  TaskModel,
  tasksOnBoard,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { arrivalOf } from './new-task.ts';
import { strangerAmong } from './stranger-among.ts';
import { taskAnew, withOwnCovers } from './task-anew.ts';

/**
 * Copies tasks of one project, each right below the original and without recurrence; answers the copies in board order
 * (COPY-1, COPY-6) (RECUR-2).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they are not all of one
 * project; `forbidden` when the caller may not change them
 */
export async function duplicateTasks(
  ids: readonly string[],
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<Task[]> {
  const work = async (board: LockedProject, session: ClientSession) => {
    const tasks = driverCollection(TaskModel);
    const areThose = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, projectId: board._id };
    const found = await tasks.find(areThose, { session, batchSize: TASKS_AT_ONCE }).toArray();
    if (found.length < ids.length) throw await strangerAmong(ids, 'ids', by.actor);
    const at = clock.now();
    const anew = found.map((task) => {
      const { recurrence: _recurrence, ...again } = taskAnew(task, at);
      return { ...again, createdBy: by.actor.id };
    });
    const copies = await withOwnCovers(anew, at, session);
    const copyOf = new Map(found.map(({ _id }, index) => [String(_id), copies[index]?._id ?? _id]));
    const columns = board.columns.map((column) =>
      column.some((id) => copyOf.has(String(id)))
        ? column.flatMap((id) => [id, copyOf.get(String(id)) ?? []].flat())
        : column,
    );
    const places = new Map(
      columns.flatMap((column, index) => column.map((id, order) => [String(id), { column: index, order }])),
    );
    await tasks.insertMany([...copies], { session });
    await writeColumns(board, columns, session);
    const effects = copies.flatMap((copy) => {
      const place = places.get(String(copy._id));
      return place ? [arrivalOf(copy, place)] : [];
    });
    await recordChange(board, by, effects, { at, session });
    const cards = await cardsOf(copies.flatMap(({ assigneeIds }) => assigneeIds));
    return {
      board,
      columns,
      copied: answer(Task.array(), tasksOnBoard({ ...board, columns }, copies, cards)),
    };
  };
  const { board, columns, copied } = await changeBoardOf(by.actor, String(ids[0]), 'change', work);
  boardCache.follow(board, { columns, changed: copied });
  return copied;
}

/**
 * Makes a copy of one task.
 * @throws AppError as `duplicateTasks` does
 */
export async function duplicateTask(id: string, by: Changer, services: BoardServices): Promise<Task> {
  const [copy] = await duplicateTasks([id], by, services);
  if (!copy) throw new RangeError(`Copied, but nowhere: ${id}`);
  return copy;
}
