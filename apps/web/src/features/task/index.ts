export { AssignAction } from './assign-action.tsx';
export { DueDate } from './due-date.tsx';
export { taskKeys, useMoveTask, useSetStatus } from './requests.ts';
export { TaskContext, type TaskContextValue, useTaskContext } from './task-context.ts';
export { TaskDialog } from './task-dialog.tsx';
export { tellFailure } from './tell-failure.ts';
export { useAskAndRemove } from './use-ask-and-remove.ts';
export { useTaskLink } from './use-task-link.ts';
