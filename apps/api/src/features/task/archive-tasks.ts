import type { Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  changeBoardOf,
  columnOrderOf,
  keepArchived,
  onceByKey,
  recordChange,
  TASKS_AT_ONCE,
  TaskModel,
  tasksOnBoard,
  unlinkTasks,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { strangerAmong } from './stranger-among.ts';

/**
 * Takes tasks of one project off their board and keeps them, all or nothing; answers none of them (ARCHIVED-2).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they are not all of one
 * project; `forbidden` when the caller may not change them
 */
export function archiveTasks(
  ids: readonly string[],
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<Task[]> {
  const work = async (board: LockedProject, session: ClientSession) => {
    const going = ids.map((id) => new Types.ObjectId(id));
    const places = going.map((id) => columnOrderOf(board.columns, id));
    if (places.includes(undefined)) throw await strangerAmong(ids, 'ids', by.actor);
    const at = clock.now();
    const goes = new Set(ids);
    const columns = board.columns.map((column) =>
      column.some((id) => goes.has(String(id))) ? column.filter((id) => !goes.has(String(id))) : column,
    );
    const tasks = driverCollection(TaskModel);
    const areGoing = { _id: { $in: going } };
    const found = await tasks.find(areGoing, { session, batchSize: TASKS_AT_ONCE }).toArray();
    await keepArchived(found, board.columns, { at, personId: by.actor.id, session });
    await tasks.deleteMany(areGoing, { session });
    await writeColumns(board, columns, session);
    const unlinked = await unlinkTasks(board, going, at, session);
    const titles = new Map(found.map(({ _id, title }) => [String(_id), title]));
    const gone = going.map((taskId, index) => {
      const [place, title] = [places[index], titles.get(String(taskId))];
      return {
        taskId,
        kind: 'archived',
        before: { ...(title && { title }), ...(place && { place }) },
        after: {},
      } as const;
    });
    await recordChange(board, by, [...gone, ...unlinked.effects], { at, session });
    const cards = await cardsOf(unlinked.tasks.flatMap(({ assigneeIds }) => assigneeIds));
    return { board, columns, changed: tasksOnBoard({ ...board, columns }, unlinked.tasks, cards) };
  };
  const archive = async () => {
    const { board, columns, changed } = await changeBoardOf(by.actor, String(ids[0]), 'change', work);
    boardCache.follow(board, { columns, changed });
    return [];
  };
  return onceByKey(by, archive, async () => []);
}
