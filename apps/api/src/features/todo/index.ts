export { assignedTasks } from './assigned-tasks.ts';
export { whenPersonGoes } from './departures.ts';
export { todoHandlers } from './handlers.ts';
export { personDay } from './person-day.ts';
