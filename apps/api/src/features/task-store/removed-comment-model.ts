import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import { type CommentDoc, commentFields } from './comment-model.ts';

/** A deleted comment, kept for its undo alone (COMMENT-15). */
export interface RemovedCommentDoc extends CommentDoc {
  removedById: Types.ObjectId;
  /** By the clock of the machine; the TTL index deletes it. */
  removedAt: Date;
}

const schema = new Schema<RemovedCommentDoc>({
  ...commentFields,
  removedById: { type: Schema.Types.ObjectId, required: true },
  removedAt: { type: Date, required: true },
});

schema.index({ projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ removedAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });

export const RemovedCommentModel = model('RemovedTaskComment', schema, 'removed_task_comments');
