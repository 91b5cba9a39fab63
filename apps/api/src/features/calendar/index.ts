export { whenCompanyGoes, whenPersonGoes } from './departures.ts';
export { calendarFeedHandlers, calendarHandlers } from './handlers.ts';
