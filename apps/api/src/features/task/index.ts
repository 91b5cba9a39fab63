export { type ActedOn, actOnPart, type PartDecision } from './act-on-part.ts';
export { archiveTasks } from './archive-tasks.ts';
export { changeTaskAlone } from './change-task.ts';
export { createTask } from './create-task.ts';
export { archivedTaskHandlers, changerOf, taskHandlers } from './handlers.ts';
export { BY_ASSIGNEE } from './list-tasks-of-person.ts';
export { neighbourOf } from './neighbour.ts';
export { findTask, requireTaskInSight } from './read-task.ts';
export { tasksOfToday } from './tasks-of-today.ts';
