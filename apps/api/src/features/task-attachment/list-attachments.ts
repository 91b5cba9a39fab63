import type { TaskAttachment } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { requireTaskInSight } from '../task/index.ts';
import { AttachmentModel } from '../task-store/index.ts';
import { toAttachments } from './wire.ts';

/**
 * The files on a task, the oldest first (FILE-1).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function listAttachments(
  id: string,
  actor: Actor,
  services: BoardServices,
): Promise<TaskAttachment[]> {
  await requireTaskInSight(id, actor);
  const found = await driverCollection(AttachmentModel)
    .find({ taskId: new Types.ObjectId(id), leftAt: { $exists: false } })
    .sort({ number: 1 })
    .toArray();
  return toAttachments(found, actor, services);
}
