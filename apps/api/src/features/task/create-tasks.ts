import { NewTask, type NewTasks, type Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  changeBoard,
  columnOf,
  idTaken,
  recordChange,
  TaskModel,
  toTask,
  unlessTaken,
  usedAmong,
  writeColumns,
} from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';
import { arrivalOf, newTask } from './new-task.ts';

/**
 * Creates tasks of these titles at the end of a column, all or none (BATCH-1).
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own; `conflict` for an id that is or was
 * another task's
 */
export async function createTasks(
  { project: projectId, status, titles, ids }: NewTasks,
  by: Changer,
  services: BoardServices,
): Promise<Task[]> {
  const column = columnOf(status);
  const work = async (project: LockedProject, session: ClientSession) => {
    const chosen = ids?.map((id) => new Types.ObjectId(id)) ?? [];
    if ((await usedAmong(chosen, session)).size > 0) throw idTaken('ids');
    const at = services.clock.now();
    const docs = titles.map((title, index) =>
      newTask(NewTask.parse({ title, project: projectId }), project, by.actor, at, chosen[index]),
    );
    const before = project.columns[column] ?? [];
    const columns = project.columns.with(column, [...before, ...docs.map(({ _id }) => _id)]);
    const placed = docs.map((doc, index) => ({ doc, place: { column, order: before.length + index } }));
    await writeColumns(project, columns, session);
    await unlessTaken('ids', () => driverCollection(TaskModel).insertMany(docs, { session }));
    const effects = placed.map(({ doc, place }) => arrivalOf(doc, place));
    await recordChange(project, by, effects, { at, session });
    const changed = placed.map(({ doc, place }) => toTask(doc, project, place, new Map()));
    return { project, columns, changed };
  };
  const { project, columns, changed } = await changeBoard(by.actor, projectId, 'change', work);
  services.boardCache.follow(project, { columns, changed });
  return changed;
}
