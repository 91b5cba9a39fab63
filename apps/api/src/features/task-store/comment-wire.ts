import { MAX_NAMED_REACTORS, REACTIONS } from '@faena/shared/domain';
import type { CommentReaction, TaskComment } from '@faena/shared/schemas';
import { cardsOf } from '../person/index.ts';
import type { CommentDoc, StoredReaction } from './comment-model.ts';
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

function peopleIn({ authorId, mentionIds, reactions = [], imported }: CommentDoc) {
  const named = byKind(reactions).flatMap(({ personIds }) => personIds.slice(0, MAX_NAMED_REACTORS));
  return [authorId, ...mentionIds, ...named, ...(imported ? [imported.byId] : [])];
}

function onWire(comment: CommentDoc, cards: Cards): TaskComment {
  const { _id, number, authorId, text, mentionIds, attachmentIds, reactions = [], imported } = comment;
  const { createdAt, editedAt } = comment;
  return {
    _id: String(_id),
    number,
    author: (isOfMember(comment) && cards.get(String(authorId))) || null,
    text,
    mentions: mentionIds.flatMap((id) => cards.get(String(id)) ?? []),
    ...(attachmentIds && { attachmentIds: attachmentIds.map(String) }),
    ...(reactions.length > 0 && { reactions: reactionsIn(reactions, cards) }),
    ...(imported && { imported: originOf(imported, cards) }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

/** The reactions as the API answers them. A deleted account keeps its own, without a name (COMMENT-27). */
function reactionsIn(reactions: readonly StoredReaction[], cards: Cards): CommentReaction[] {
  return byKind(reactions).map(({ reaction, personIds }) => ({
    reaction,
    personIds: personIds.map(String),
    people: personIds.slice(0, MAX_NAMED_REACTORS).map((id) => cards.get(String(id)) ?? null),
  }));
}

/** The people of each kind that somebody chose, in the order of the kinds. */
function byKind(reactions: readonly StoredReaction[]) {
  return REACTIONS.flatMap((reaction) => {
    const personIds = reactions.flatMap((each) => (each.reaction === reaction ? each.personId : []));
    return personIds.length > 0 ? { reaction, personIds } : [];
  });
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
