export { taskFollowHandlers } from './handlers.ts';
