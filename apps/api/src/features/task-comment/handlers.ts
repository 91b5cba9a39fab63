import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { changeComment } from './change-comment.ts';
import { createComment } from './create-comment.ts';
import { listComments } from './list-comments.ts';
import { removeComment } from './remove-comment.ts';
import { restoreComment } from './restore-comment.ts';
import { setReaction } from './set-reaction.ts';

export const taskCommentHandlers: Handlers<typeof contract.taskComment, BoardServices> = {
  list: ({ params, query, actor }) => listComments(params.id, query, actor),
  create: ({ params, body, actor }, services) => createComment(params.id, body, actor, services),
  change: ({ params, body, actor }, services) => changeComment(params, body, actor, services),
  remove: ({ params, actor }, services) => removeComment(params, actor, services),
  restore: ({ params, actor }, services) => restoreComment(params, actor, services),
  react: ({ params, body, actor }, services) => setReaction(params, body, actor, services),
};
