import type { Task, TaskChanges } from '@faena/shared/schemas';
import { definedFields } from '../../platform/defined-fields.ts';
import type { BoardServices } from '../board/index.ts';
import { zoneOf } from '../project/index.ts';
import type { Changer } from '../task-change/index.ts';
import { dueAsked } from '../task-store/index.ts';
import { assigneesOf } from './assignees.ts';
import { changeTask, type DecidedOn } from './change-task.ts';

/**
 * Changes any fields of a task but its project and creator. A new status moves it to the end of that column; an empty
 * input changes nothing.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not own; `validation_failed`
 * for an assignee who is not a member
 */
export function updateTask(
  id: string,
  input: TaskChanges,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  const { status, assignedTo, dueDay, dueDate, ...plain } = input;
  const decide = ({ board }: DecidedOn) => {
    if (Object.keys(input).length === 0) return null;
    const set = {
      ...definedFields(plain),
      ...dueAsked({ dueDay, dueDate }, zoneOf(board)),
      ...(assignedTo && { assigneeIds: assigneesOf(board, assignedTo, 'assignedTo') }),
    };
    return { set, status };
  };
  return changeTask(by, id, 'change', services, { decide, show: (task) => task });
}
