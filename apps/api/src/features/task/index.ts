export { createTask } from './create-task.ts';
export { taskHandlers } from './handlers.ts';
