import { MAX_NAMED_REACTORS, REACTIONS, type Reaction } from '../domain/index.ts';
import type { CommentedTask, CommentReaction, PersonCard, TaskComment } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { aboutComment, answeredWith } from './comment-edits.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked {
  /** The task. */
  readonly id: string;
  readonly commentId: string;
  /** Names the comment to a person. */
  readonly text: string;
  readonly reaction: Reaction;
  readonly isSet: boolean;
  /** The person who reacts. */
  readonly person: PersonCard;
}

/** Sets a reaction to a comment, or takes it away (COMMENT-25). */
export const react: QueuedCommand<Asked, CommentedTask> = {
  ...ofTaskPart,
  name: 'react',
  send: (client, { id, commentId, reaction, isSet }, options) =>
    client.taskComment.react({ params: { id, commentId }, body: { reaction, isSet } }, options),
  apply: (tasks) => tasks,
  comments: {
    apply: (comments, asked) =>
      comments.map((each) => (each._id === asked.commentId ? withReaction(each, asked) : each)),
    touches: ({ commentId, text }) => aboutComment(commentId, text),
    answered: answeredWith,
  },
};

function withReaction({ reactions = [], ...comment }: TaskComment, asked: Asked): TaskComment {
  const after = REACTIONS.flatMap((kind): CommentReaction | CommentReaction[] => {
    const there = reactions.find(({ reaction }) => reaction === kind);
    if (kind !== asked.reaction) return there ?? [];
    return withPerson(there ?? { reaction: kind, personIds: [], people: [] }, asked);
  });
  return after.length > 0 ? { ...comment, reactions: after } : comment;
}

/** A reaction with or without a person; nothing without anybody. */
function withPerson(
  { reaction, personIds, people }: CommentReaction,
  { isSet, person }: Asked,
): CommentReaction | CommentReaction[] {
  const index = personIds.indexOf(person._id);
  const isThere = index >= 0;
  if (isSet && !isThere) {
    const named = [...people, person].slice(0, MAX_NAMED_REACTORS);
    return { reaction, personIds: [...personIds, person._id], people: named };
  }
  if (isSet || !isThere) return personIds.length > 0 ? { reaction, personIds, people } : [];
  if (personIds.length === 1) return [];
  return { reaction, personIds: personIds.toSpliced(index, 1), people: people.toSpliced(index, 1) };
}
