import { CommentedTask, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import type { ActedOn } from '../task/index.ts';
import { type CommentDoc, CommentModel, RemovedCommentModel, toComment } from '../task-store/index.ts';
import { actOnComments } from './act-on-comments.ts';
import type { CommentOfTask } from './change-comment.ts';
import { emitComment } from './emit-comment.ts';
import { refuseFull } from './refuse-full.ts';

/**
 * Takes the caller's deletion of a comment back (COMMENT-15). A repetition answers the present comment.
 * @throws AppError as `actOnComments` does; `not_found` for a comment that somebody else deleted, or after 15 minutes;
 * `conflict` beyond the limit (COMMENT-8)
 */
export function restoreComment(
  { id, commentId }: CommentOfTask,
  actor: Actor,
  services: BoardServices,
): Promise<CommentedTask> {
  return actOnComments(id, actor, services, async (on) => {
    const asked = { _id: new Types.ObjectId(commentId), taskId: on.task._id };
    const there = await driverCollection(CommentModel).findOne(asked, { session: on.session });
    const doc = there ?? (await removedBy(actor, asked, on));
    const comment = await toComment(doc);
    const show = (task: Task) => answer(CommentedTask, { task, comment });
    if (there) return { gained: 0, show };
    refuseFull(on.task);
    return {
      gained: 1,
      write: async (session) => {
        await driverCollection(CommentModel).insertOne(doc, { session });
        await driverCollection(RemovedCommentModel).deleteOne(asked, { session });
        await emitComment('restored', doc, on.at, session);
      },
      show,
    };
  });
}

/** A comment of the board that this person deleted. @throws AppError `not_found` */
async function removedBy(
  actor: Actor,
  asked: { readonly _id: Types.ObjectId; readonly taskId: Types.ObjectId },
  { board, session }: ActedOn,
): Promise<CommentDoc> {
  const where = { ...asked, removedById: actor.id };
  const found = await driverCollection(RemovedCommentModel).findOne(where, { session });
  if (!found) throw notFound('comment');
  const { removedById: _by, removedAt: _at, ...comment } = found;
  return { ...comment, projectId: board._id };
}
