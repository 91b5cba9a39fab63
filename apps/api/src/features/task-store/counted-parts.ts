import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { AttachmentModel } from './attachment-model.ts';
import { CommentModel } from './comment-model.ts';
import type { TaskDoc } from './task-model.ts';

type Tasks = readonly Pick<TaskDoc, '_id' | 'comments' | 'attachments'>[];

/** Marks the comments and files of deleted tasks as left (`leftAt`), in the transaction of the deletion (COMMENT-6, FILE-10). */
export function markPartsLeft(tasks: Tasks, session: ClientSession): Promise<void> {
  return write(tasks, { $set: { leftAt: new Date() } }, session);
}

/** Unmarks the comments and files of restored tasks. */
export function unmarkParts(tasks: Tasks, session: ClientSession): Promise<void> {
  return write(tasks, { $unset: { leftAt: '' } }, session);
}

/** Takes the comments and files of tasks along to another project (COMMENT-6, FILE-10). */
export function carryParts(tasks: Tasks, projectId: Types.ObjectId, session: ClientSession): Promise<void> {
  return write(tasks, { $set: { projectId } }, session);
}

/** Writes nothing for tasks without such parts, which most are. A file that was deleted before its task stays so. */
async function write(
  tasks: Tasks,
  update: { readonly $set: object } | { readonly $unset: { readonly leftAt: '' } },
  session: ClientSession,
): Promise<void> {
  const commented = tasks.flatMap(({ _id, comments }) => (comments && comments.total > 0 ? _id : []));
  if (commented.length > 0) {
    await driverCollection(CommentModel).updateMany({ taskId: { $in: commented } }, update, { session });
  }
  const attached = tasks.flatMap(({ _id, attachments }) => (attachments && attachments.total > 0 ? _id : []));
  if (attached.length > 0) {
    const present = { taskId: { $in: attached }, removedBy: { $exists: false } };
    await driverCollection(AttachmentModel).updateMany(present, update, { session });
  }
}
