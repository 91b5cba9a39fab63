import { type NewTask, plainOf, type Task, TaskNoun } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import {
  changeBoard,
  columnOf,
  columnPath,
  type TaskDoc,
  TaskModel,
  toTask,
  withAtEnd,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { assigneesOf } from './assignees.ts';

/**
 * Creates a task at the end of its column; its creator is the caller, whatever the input says.
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own;
 * `validation_failed` for an assignee who is not a member
 */
export async function createTask(input: NewTask, actor: Actor, services: BoardServices): Promise<Task> {
  const _id = new Types.ObjectId();
  const column = columnOf(input.status);
  const work = async (project: LockedProject, session: ClientSession) => {
    const now = services.clock.now();
    const task: TaskDoc = {
      ...plainOf(TaskNoun, input),
      _id,
      projectId: project._id,
      companyId: project.companyId,
      dueDate: input.dueDate === null ? null : new Date(input.dueDate),
      assigneeIds: assigneesOf(project, input.assignedTo, 'assignedTo'),
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
    };
    const [cards] = await Promise.all([
      cardsOf(task.assigneeIds),
      driverCollection(TaskModel).insertOne(task, { session }),
    ]);
    const at = { column, order: project.columns[column]?.length ?? 0 };
    return { project, created: toTask(task, project, at, cards) };
  };
  const { project, created } = await changeBoard(actor, input.project, 'change', work, {
    $push: { [columnPath(column)]: _id },
  });
  services.boardCache.follow(project, {
    columns: withAtEnd(project.columns, column, _id),
    changed: [created],
  });
  return created;
}
