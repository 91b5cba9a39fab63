import { MAX_COMMENT_REACTIONS } from '@faena/shared/domain';
import { CommentedTask, type ReactionChoice } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { tooMany } from '../../kernel/errors.ts';
import type { BoardServices } from '../board/index.ts';
import { CommentModel, toComment } from '../task-store/index.ts';
import { actOnComments } from './act-on-comments.ts';
import type { CommentOfTask } from './change-comment.ts';
import { findComment } from './find-comment.ts';

/**
 * Sets a reaction of the caller to a comment, or takes it away (COMMENT-25). A repetition changes nothing. It is no event
 * of the outbox, so nobody is notified (COMMENT-28).
 * @throws AppError as `actOnComments` does; `not_found` without the comment; `conflict` beyond the limit (COMMENT-26)
 */
export function setReaction(
  { id, commentId }: CommentOfTask,
  { reaction, isSet }: ReactionChoice,
  actor: Actor,
  services: BoardServices,
): Promise<CommentedTask> {
  return actOnComments(id, actor, services, async (on) => {
    const before = await findComment(commentId, on);
    const own = { reaction, personId: actor.id };
    const all = before.reactions ?? [];
    const others = all.filter((each) => each.reaction !== reaction || !each.personId.equals(actor.id));
    const isChange = isSet === (others.length === all.length);
    if (isChange && isSet && all.length >= MAX_COMMENT_REACTIONS) {
      throw tooMany('too_many_reactions', MAX_COMMENT_REACTIONS);
    }
    const after = isChange ? { ...before, reactions: isSet ? [...all, own] : others } : before;
    const comment = await toComment(after);
    return {
      gained: 0,
      ...(isChange && {
        write: async (session) => {
          const where = { _id: before._id };
          // Only this element changes, whatever else the comment gains or loses.
          if (isSet) await CommentModel.updateOne(where, { $addToSet: { reactions: own } }, { session });
          else await CommentModel.updateOne(where, { $pull: { reactions: own } }, { session });
        },
      }),
      show: (task) => answer(CommentedTask, { task, comment }),
    };
  });
}
