export { todayHandlers } from './handlers.ts';
export { findOdd, oddToday } from './odd-today.ts';
export { peopleToday } from './people-today.ts';
