export { createComment } from './create-comment.ts';
export { COMMENT_EVENT, type ToldComment } from './emit-comment.ts';
export { taskCommentHandlers } from './handlers.ts';
