import type { CommentedTask } from '../schemas/index.ts';
import type { Command } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked {
  /** The task. */
  readonly id: string;
  readonly commentId: string;
}

/** Takes a deletion of a comment back (COMMENT-15). */
export const restoreComment: Command<Asked, CommentedTask> = {
  send: (client, params, options) => client.taskComment.restore({ params }, options),
  // Only the server has the deleted comment.
  apply: (tasks) => tasks,
  confirm: ofTaskPart.confirm,
};
