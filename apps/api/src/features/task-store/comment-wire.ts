import type { TaskComment } from '@faena/shared/schemas';
import { cardsOf } from '../person/index.ts';
import type { CommentDoc } from './comment-model.ts';
import type { Cards } from './task-wire.ts';

/** Comments as the API answers them; people without an account are gone from them (COMMENT-7). */
export async function toComments(comments: readonly CommentDoc[]): Promise<TaskComment[]> {
  const cards = await cardsOf(comments.flatMap(peopleIn));
  return comments.map((comment) => onWire(comment, cards));
}

/** One comment as the API answers it. */
export async function toComment(comment: CommentDoc): Promise<TaskComment> {
  return onWire(comment, await cardsOf(peopleIn(comment)));
}

function peopleIn({ authorId, mentionIds }: CommentDoc) {
  return [authorId, ...mentionIds];
}

function onWire(comment: CommentDoc, cards: Cards): TaskComment {
  const { _id, number, authorId, text, mentionIds, attachmentIds, createdAt, editedAt } = comment;
  return {
    _id: String(_id),
    number,
    author: cards.get(String(authorId)) ?? null,
    text,
    mentions: mentionIds.flatMap((id) => cards.get(String(id)) ?? []),
    ...(attachmentIds && { attachmentIds: attachmentIds.map(String) }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}
