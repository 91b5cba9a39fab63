import type { Task } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { assigneesOf } from './assignees.ts';
import { changeTask } from './change-task.ts';

/**
 * Replaces the assignees of a task; an empty list unassigns.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own;
 * `validation_failed` unless all are members of the project, and then none is assigned
 */
export function assignTask(
  id: string,
  personIds: readonly string[],
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  return changeTask(by, id, 'change', services, {
    decide: ({ board }) => ({ set: { assigneeIds: assigneesOf(board, personIds, 'userIds') } }),
    show: (task) => task,
  });
}
