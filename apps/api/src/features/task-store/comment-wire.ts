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

function peopleIn({ authorId, mentionIds, imported }: CommentDoc) {
  return [authorId, ...mentionIds, ...(imported ? [imported.byId] : [])];
}

function onWire(comment: CommentDoc, cards: Cards): TaskComment {
  const { _id, number, authorId, text, mentionIds, attachmentIds, imported, createdAt, editedAt } = comment;
  return {
    _id: String(_id),
    number,
    author: (isOfMember(comment) && cards.get(String(authorId))) || null,
    text,
    mentions: mentionIds.flatMap((id) => cards.get(String(id)) ?? []),
    ...(attachmentIds && { attachmentIds: attachmentIds.map(String) }),
    ...(imported && { imported: originOf(imported, cards) }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

function originOf(
  { byId, name }: NonNullable<CommentDoc['imported']>,
  cards: Cards,
): TaskComment['imported'] {
  return { by: cards.get(String(byId)) ?? null, ...(name !== undefined && { name }) };
}

/** Tests whether the author of a comment has an account here; a file may name others (COMMENT-22). */
export function isOfMember({ imported }: CommentDoc): boolean {
  return imported?.name === undefined;
}
