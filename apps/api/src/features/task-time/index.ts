export { taskTimeHandlers } from './handlers.ts';
