export { taskFileHandlers } from './handlers.ts';
