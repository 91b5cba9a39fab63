export { taskCommentHandlers } from './handlers.ts';
