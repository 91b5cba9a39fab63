export { whenPersonGoes } from './departures.ts';
export { markHandlers } from './handlers.ts';
