export { peopleSearchHandlers } from './handlers.ts';
