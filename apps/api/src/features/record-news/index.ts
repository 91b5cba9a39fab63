export { whenPersonGoes } from './departures.ts';
export { recordNewsHandlers } from './handlers.ts';
