export { whenPersonGoes } from './departures.ts';
export { todoHandlers } from './handlers.ts';
