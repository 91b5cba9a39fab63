export { todayHandlers } from './handlers.ts';
