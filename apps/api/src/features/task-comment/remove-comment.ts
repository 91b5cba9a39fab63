import type { Task } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { forbidden } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { hasRight } from '../project/index.ts';
import { CommentModel, RemovedCommentModel } from '../task-store/index.ts';
import { actOnComments } from './act-on-comments.ts';
import type { CommentOfTask } from './change-comment.ts';
import { emitComment } from './emit-comment.ts';
import { findComment } from './find-comment.ts';

/**
 * Deletes an own comment, or any one for a person who may change the task (COMMENT-5). It
 * is kept for its undo (COMMENT-15).
 * @throws AppError as `actOnComments` does; `not_found` without the comment; `forbidden` for one of another author
 */
export function removeComment(
  { id, commentId }: CommentOfTask,
  actor: Actor,
  services: BoardServices,
): Promise<Task> {
  return actOnComments(id, actor, services, async (on) => {
    const comment = await findComment(commentId, on);
    const isOwn = comment.authorId.equals(actor.id);
    if (!isOwn && !hasRight(actor, on.board, 'change')) throw forbidden();
    return {
      gained: -1,
      write: async (session) => {
        const kept = { ...comment, removedById: actor.id, removedAt: new Date() };
        await driverCollection(CommentModel).deleteOne({ _id: comment._id }, { session });
        await driverCollection(RemovedCommentModel).insertOne(kept, { session });
        await emitComment('deleted', comment, on.at, session);
      },
      show: (task: Task) => task,
    };
  });
}
