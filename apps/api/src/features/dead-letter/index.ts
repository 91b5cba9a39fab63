export { deadLetterHandlers } from './handlers.ts';
