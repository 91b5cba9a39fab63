import { CommentedTask, type TaskCommentChange } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { forbidden } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { CommentModel, isOfMember, toComment } from '../task-store/index.ts';
import { actOnComments } from './act-on-comments.ts';
import { emitComment } from './emit-comment.ts';
import { findComment } from './find-comment.ts';
import { mentionedIn } from './mentioned.ts';

/** A comment of a task. */
export interface CommentOfTask {
  readonly id: string;
  readonly commentId: string;
}

/**
 * Edits an own comment, which then shows the time of the edit (COMMENT-5).
 * @throws AppError as `actOnComments` does; `not_found` without the comment; `forbidden` for one of another author;
 * `validation_failed` for a mentioned stranger
 */
export function changeComment(
  { id, commentId }: CommentOfTask,
  { text, mentions }: TaskCommentChange,
  actor: Actor,
  services: BoardServices,
): Promise<CommentedTask> {
  return actOnComments(id, actor, services, async (on) => {
    const before = await findComment(commentId, on);
    if (!isOfMember(before) || !before.authorId.equals(actor.id)) throw forbidden();
    const set = { text, mentionIds: await mentionedIn(on.board, mentions), editedAt: on.at };
    const after = { ...before, ...set };
    const comment = await toComment(after);
    return {
      gained: 0,
      write: async (session) => {
        await driverCollection(CommentModel).updateOne({ _id: before._id }, { $set: set }, { session });
        await emitComment('changed', after, on.at, session);
      },
      show: (task) => answer(CommentedTask, { task, comment }),
    };
  });
}
