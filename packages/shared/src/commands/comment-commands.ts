import { addComment } from './add-comment.ts';
import type { AnyCommand, CommentCommandName } from './command.ts';
import { react } from './react.ts';
import { removeComment } from './remove-comment.ts';
import { setCommentText } from './set-comment-text.ts';

/** The commands of comments, whose code loads later than a board; `addCommands` makes them known. */
export const COMMENT_COMMANDS = {
  addComment,
  setCommentText,
  removeComment,
  react,
} as const satisfies Record<CommentCommandName, AnyCommand>;
