import { ApiError } from '../api-error.ts';
import type { Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { aboutComment, withCount } from './comment-edits.ts';
import { ofTaskPart, withContent } from './task-list-edits.ts';

interface Asked {
  /** The task. */
  readonly id: string;
  readonly commentId: string;
  /** Names the comment to a person. */
  readonly text: string;
}

/** Deletes a comment. One that is gone already is answered with null: its deletion may have arrived before (NET-14). */
export const removeComment: QueuedCommand<Asked, Task | null> = {
  ...ofTaskPart,
  name: 'removeComment',
  send: async (client, { id, commentId }, options) => {
    try {
      return await client.taskComment.remove({ params: { id, commentId } }, options);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      throw error;
    }
  },
  apply: (tasks, { id }) => withCount(tasks, id, -1),
  confirm: (tasks, task) => (task ? withContent(tasks, task) : tasks),
  comments: {
    apply: (comments, { commentId }) => comments.filter(({ _id }) => _id !== commentId),
    touches: ({ commentId, text }) => aboutComment(commentId, text),
    answered: (_task, { id, commentId }) => ({ taskId: id, removed: commentId }),
  },
};
