import type { NewTask, Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices, Changer } from '../board/index.ts';
import {
  changeBoard,
  columnOf,
  columnPath,
  recordChange,
  TaskModel,
  toTask,
  withAtEnd,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { arrivalOf, newTask } from './new-task.ts';

/**
 * Creates a task at the end of its column; its creator is the caller, whatever the input says.
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own;
 * `validation_failed` for an assignee who is not a member, and a parent that is not on the board
 */
export async function createTask(input: NewTask, by: Changer, services: BoardServices): Promise<Task> {
  const _id = new Types.ObjectId();
  const column = columnOf(input.status);
  const work = async (project: LockedProject, session: ClientSession) => {
    const now = services.clock.now();
    const task = newTask(input, project, by.actor, now, _id);
    const place = { column, order: project.columns[column]?.length ?? 0 };
    const [cards] = await Promise.all([
      cardsOf(task.assigneeIds),
      driverCollection(TaskModel).insertOne(task, { session }),
      recordChange(project, by, [arrivalOf(task, place)], { at: now, session }),
    ]);
    return { project, created: toTask(task, project, place, cards) };
  };
  const { project, created } = await changeBoard(by.actor, input.project, 'change', work, {
    $push: { [columnPath(column)]: _id },
  });
  services.boardCache.follow(project, {
    columns: withAtEnd(project.columns, column, _id),
    changed: [created],
  });
  return created;
}
