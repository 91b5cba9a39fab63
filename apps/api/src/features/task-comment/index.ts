export { COMMENT_EVENT, type ToldComment } from './emit-comment.ts';
export { taskCommentHandlers } from './handlers.ts';
