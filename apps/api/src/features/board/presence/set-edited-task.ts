import type { Presence } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { findVisibleProject } from '../../project/index.ts';
import { TaskModel } from '../../task-store/index.ts';
import { PresenceModel, presenceIdOf } from './model.ts';

/**
 * Stores the task that a tab of the caller edits, or that it edits none, while its stream is connected (LIVE-3). For
 * a tab without a stream it stores nothing.
 * @throws AppError `not_found` for a project out of reach, and for a task of another board; `forbidden` for an
 * employee who is not a member
 */
export async function setEditedTask(
  projectId: string,
  { tab, taskId }: Presence,
  actor: Actor,
): Promise<{ message: string }> {
  await findVisibleProject(actor, projectId);
  if (taskId && !(await TaskModel.exists({ _id: taskId, projectId }))) throw notFound('task');
  await PresenceModel.updateOne(
    { _id: presenceIdOf(projectId, String(actor.id), tab) },
    { $set: { taskId: taskId && new Types.ObjectId(taskId) } },
  );
  return { message: 'Told.' };
}
