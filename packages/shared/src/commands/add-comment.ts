import type { CommentedTask, TaskComment } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { answeredWith, withCount } from './comment-edits.ts';
import { ofTaskPart } from './task-list-edits.ts';

/** A new comment of a task; its id is known before the server answers (COMMENT-3). */
interface Asked {
  readonly id: string;
  readonly comment: TaskComment;
}

/** Comments on a task. */
export const addComment: QueuedCommand<Asked, CommentedTask> = {
  ...ofTaskPart,
  name: 'addComment',
  send: (client, { id, comment: { _id, text, mentions, attachmentIds } }, options) => {
    const people = mentions.map((person) => person._id);
    const body = { id: _id, text, mentions: people, ...(attachmentIds && { attachmentIds }) };
    return client.taskComment.create({ params: { id }, body }, options);
  },
  apply: (tasks, { id }) => withCount(tasks, id, 1),
  comments: {
    // A read of the comments may have brought it already.
    apply: (comments, { comment }) =>
      comments.some(({ _id }) => _id === comment._id) ? comments : [...comments, comment],
    touches: ({ comment: { _id, text } }) => ({ before: {}, after: { [_id]: { title: text } } }),
    answered: answeredWith,
  },
};
