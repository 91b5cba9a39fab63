import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { TaskDoc } from './task-model.ts';

/** A comment on a task (COMMENT-1). */
export interface CommentDoc {
  _id: Types.ObjectId;
  taskId: Types.ObjectId;
  /** The project of the task; a move of the task changes it. */
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The number of the act on the comments of the task, which orders them. */
  number: number;
  authorId: Types.ObjectId;
  text: string;
  mentionIds: Types.ObjectId[];
  createdAt: Date;
  editedAt: Date | null;
  /** When its task was deleted, by the clock of the machine; kept for undo until the TTL index deletes it. */
  leftAt?: Date;
}

/** The fields of a comment, also while it is kept for an undo. */
export const commentFields = {
  taskId: { type: Schema.Types.ObjectId, required: true },
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  authorId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  mentionIds: { type: [Schema.Types.ObjectId], default: [] },
  createdAt: { type: Date, required: true },
  editedAt: { type: Date, default: null },
};

const schema = new Schema<CommentDoc>({ ...commentFields, leftAt: Date });

// Also sorts the comments of a task.
schema.index({ taskId: 1, number: -1 }, { unique: true });
schema.index({ projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ leftAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });

export const CommentModel = model('TaskComment', schema, 'task_comments');

type Tasks = readonly Pick<TaskDoc, '_id' | 'comments'>[];

/** Marks the comments of deleted tasks as left (`leftAt`), in the transaction of the deletion (COMMENT-6). */
export function markCommentsLeft(tasks: Tasks, session: ClientSession): Promise<void> {
  return write(tasks, { $set: { leftAt: new Date() } }, session);
}

/** Unmarks the comments of restored tasks. */
export function unmarkComments(tasks: Tasks, session: ClientSession): Promise<void> {
  return write(tasks, { $unset: { leftAt: '' } }, session);
}

/** Takes the comments of tasks along to another project (COMMENT-6). */
export function carryComments(
  tasks: Tasks,
  projectId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  return write(tasks, { $set: { projectId } }, session);
}

/** Writes nothing for tasks without comments, which most are. */
async function write(tasks: Tasks, update: object, session: ClientSession): Promise<void> {
  const ids = tasks.flatMap(({ _id, comments }) => (comments && comments.total > 0 ? _id : []));
  if (ids.length === 0) return;
  await driverCollection(CommentModel).updateMany({ taskId: { $in: ids } }, update, { session });
}
