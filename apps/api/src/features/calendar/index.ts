export { calendarHandlers } from './handlers.ts';
