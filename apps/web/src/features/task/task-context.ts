import { createContext, use } from 'react';

/** What is the same for all tasks of the project that is shown. */
export interface TaskContextValue {
  readonly projectId: string;
  /** In which due dates are calendar dates. */
  readonly timeZone: string;
  /** Whether the person may change tasks, not only see and move them (ACCESS-10). */
  readonly canManage: boolean;
}

export const TaskContext = createContext<TaskContextValue | null>(null);

/** The project whose tasks a component shows or changes. */
export function useTaskContext(): TaskContextValue {
  const context = use(TaskContext);
  if (!context) throw new Error('This needs a TaskContext around it');
  return context;
}
