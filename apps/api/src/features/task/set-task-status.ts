import { DONE_STATUS } from '@faena/shared/domain';
import type { Task, TaskStatus } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import { statusOf } from '../board-order/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeTask } from './change-task.ts';

/**
 * Moves a task to the end of another column; the status it has already changes nothing, not even
 * its time of change.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not see
 */
export function setTaskStatus(
  id: string,
  status: TaskStatus,
  by: Changer,
  services: BoardServices,
): Promise<Task> {
  return changeTask(by, id, 'see', services, {
    decide: ({ from }) => (statusOf(from.column) === status ? null : { status }),
    show: (task) => task,
    onlyMoves: status !== DONE_STATUS,
  });
}
