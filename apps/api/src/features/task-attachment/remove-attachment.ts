import type { Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { hasRight } from '../project/index.ts';
import { actOnPart } from '../task/index.ts';
import { AttachmentModel } from '../task-store/index.ts';
import type { AttachmentOfTask } from './add-attachment.ts';

/**
 * Deletes an own file, or any one for a person who may change the task (FILE-7).
 * @throws AppError as `actOnPart` does; `not_found` without the file; `forbidden` for one of another author
 */
export function removeAttachment(
  { id, attachmentId }: AttachmentOfTask,
  actor: Actor,
  services: BoardServices,
): Promise<Task> {
  return actOnPart('attachments', id, actor, services, async ({ board, task, session }) => {
    const asked = { _id: new Types.ObjectId(attachmentId), taskId: task._id, leftAt: { $exists: false } };
    const found = await driverCollection(AttachmentModel).findOne(asked, { session });
    if (!found) throw notFound('attachment');
    if (!found.authorId.equals(actor.id) && !hasRight(actor, board, 'change')) throw forbidden();
    return {
      gained: -1,
      write: async (session) => {
        const $set = { leftAt: new Date(), removedBy: actor.id };
        await driverCollection(AttachmentModel).updateOne({ _id: found._id }, { $set }, { session });
      },
      show: (shown: Task) => shown,
    };
  });
}
