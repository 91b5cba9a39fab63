import type { Task, TaskStatus } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import { changeTask } from './change-board.ts';
import { statusOf } from './columns.ts';
import { toTask } from './wire.ts';
import { writeTask } from './write-task.ts';

/**
 * Moves a task to the end of another column; the status it has already changes nothing, not even
 * its time of change.
 * @throws AppError `not_found` or `forbidden` for a task of a project the caller does not see
 */
export async function setTaskStatus(
  id: string,
  status: TaskStatus,
  actor: Actor,
  services: Services,
): Promise<Task> {
  const { task, project } = await changeTask(actor, id, 'see', async (task, project, session) => {
    if (statusOf(task.column) === status) return { task, project };
    return { task: await writeTask(task, { updatedAt: services.clock.now() }, status, session), project };
  });
  return toTask(task, project);
}
