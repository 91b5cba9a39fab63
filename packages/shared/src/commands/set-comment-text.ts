import type { CommentedTask, PersonCard } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { aboutComment, answeredWith } from './comment-edits.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked {
  /** The task. */
  readonly id: string;
  readonly commentId: string;
  readonly text: string;
  readonly mentions: PersonCard[];
  /** The instant of the edit. */
  readonly at: string;
}

/** Edits an own comment (COMMENT-5). */
export const setCommentText: QueuedCommand<Asked, CommentedTask> = {
  ...ofTaskPart,
  name: 'setCommentText',
  send: (client, { id, commentId, text, mentions }, options) => {
    const body = { text, mentions: mentions.map(({ _id }) => _id) };
    return client.taskComment.change({ params: { id, commentId }, body }, options);
  },
  apply: (tasks) => tasks,
  comments: {
    apply: (comments, { commentId, text, mentions, at }) =>
      comments.map((each) => (each._id === commentId ? { ...each, text, mentions, editedAt: at } : each)),
    touches: ({ commentId, text }) => aboutComment(commentId, text),
    answered: answeredWith,
  },
};
