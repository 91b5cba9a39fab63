import { type NewTask, plainOf, TaskNoun } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type BoardDoc, zoneOf } from '../project/index.ts';
import type { TaskEffect } from '../task-change/index.ts';
import { dueAsked, dueOn, type TaskDoc } from '../task-store/index.ts';
import { assigneesOf } from './assignees.ts';
import { neighbourOf } from './neighbour.ts';

/**
 * The stored form of a task that `by` creates.
 * @throws AppError `validation_failed` for an assignee who is not a member, and a parent outside the board
 */
export function newTask(
  input: NewTask,
  project: BoardDoc,
  by: Actor,
  at: Date,
  _id = new Types.ObjectId(),
): TaskDoc {
  return {
    ...plainOf(TaskNoun, input),
    _id,
    projectId: project._id,
    companyId: project.companyId,
    ...(dueAsked(input, zoneOf(project)) ?? dueOn(null, zoneOf(project))),
    assigneeIds: assigneesOf(project, input.assignedTo, 'assignedTo'),
    ...(input.parentId && { parentId: neighbourOf(project, input.parentId, 'parentId') }),
    ...(input.checklist?.length && {
      checklist: input.checklist.map((text) => ({ _id: new Types.ObjectId(), text, done: false })),
    }),
    ...(input.recurrence && { recurrence: input.recurrence }),
    createdBy: by.id,
    createdAt: at,
    updatedAt: at,
  };
}

/** The effect of a new task in the history of its board (CHANGE-1). */
export function arrivalOf(
  { _id, title }: TaskDoc,
  place: NonNullable<TaskEffect['after']['place']>,
  kind: 'created' | 'restored' = 'created',
): TaskEffect {
  return { taskId: _id, kind, before: {}, after: { title, place } };
}
