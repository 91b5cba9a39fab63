import type { CommentedTask, TaskComment } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { answeredWith, ofComments, withComment, withCommented, withCount } from './comment-edits.ts';

/** A new comment of a task; its id is known before the server answers (COMMENT-3). */
interface Asked {
  readonly id: string;
  readonly comment: TaskComment;
}

/** Comments on a task. */
export const addComment: QueuedCommand<Asked, CommentedTask> = {
  ...ofComments,
  name: 'addComment',
  send: (client, { id, comment: { _id, text, mentions } }, options) => {
    const body = { id: _id, text, mentions: mentions.map((person) => person._id) };
    return client.taskComment.create({ params: { id }, body }, options);
  },
  apply: (tasks, { id }) => withCount(tasks, id, 1),
  confirm: withCommented,
  comments: {
    // A read of the comments may have brought it already.
    apply: (comments, { comment }) =>
      comments.some(({ _id }) => _id === comment._id) ? comments : withComment(comments, comment),
    touches: ({ comment: { _id, text } }) => ({ before: {}, after: { [_id]: { title: text } } }),
    answered: answeredWith,
  },
};
