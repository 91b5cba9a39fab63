export { todayHandlers } from './handlers.ts';
export { peopleToday } from './people-today.ts';
