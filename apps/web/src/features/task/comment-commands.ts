import { addCommands, COMMENT_COMMANDS, type CommentCommandName } from '@faena/shared/commands';
import { client } from '@/lib/client.ts';
import { addCalls } from '@/sync/command-client.ts';
import { type AskedOf, addWords, ofTaskPart, type Words } from './change-texts.ts';
import { queuedCommentTexts as texts } from './texts/queued-comments.ts';

/** The words for the commands of comments. */
export const COMMENT_WORDS: {
  readonly [Name in CommentCommandName]: Words<AskedOf<(typeof COMMENT_COMMANDS)[Name]>>;
} = {
  addComment: { ...ofTaskPart, queued: () => texts.added },
  setCommentText: { ...ofTaskPart, queued: () => texts.changed },
  removeComment: { ...ofTaskPart, queued: () => texts.removed },
  react: { ...ofTaskPart, queued: () => texts.reacted },
};

/** Makes the commands of comments known, before the queue shows and before a comment is written. */
export function knowComments(): void {
  addCalls({ taskComment: client.taskComment });
  addCommands(COMMENT_COMMANDS);
  addWords(COMMENT_WORDS);
}
