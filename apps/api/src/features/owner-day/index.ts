export { ownerDayHandlers } from './handlers.ts';
