export { serviceHandlers } from './handlers.ts';
