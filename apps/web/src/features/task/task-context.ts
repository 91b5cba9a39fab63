import type { Project, TaskStatus, WipLimits } from '@faena/shared/schemas';
import { type ComponentType, createContext, use } from 'react';

export interface LimitFormProps {
  readonly status: TaskStatus;
  readonly onDone: () => void;
}

export interface ProjectChoiceProps {
  readonly onChoose: (project: Pick<Project, '_id' | 'name'>) => void;
}

/** What is the same for all tasks of the project that is shown. */
export interface TaskContextValue {
  readonly projectId: string;
  readonly companyId: string;
  /** In which due dates are calendar dates. */
  readonly timeZone: string;
  /** Whether the person may change tasks, not only see and move them (ACCESS-10). */
  readonly canManage: boolean;
  /** How many tasks its columns are meant to hold (WIP-1), and what sets that: it is the project's to say. */
  readonly limits: WipLimits;
  readonly LimitForm: ComponentType<LimitFormProps>;
  /** The other projects of its company, of which one is chosen (MOVE-1). */
  readonly ProjectChoice: ComponentType<ProjectChoiceProps>;
}

export const TaskContext = createContext<TaskContextValue | null>(null);

/** The project whose tasks a component shows or changes. */
export function useTaskContext(): TaskContextValue {
  const context = use(TaskContext);
  if (!context) throw new Error('This needs a TaskContext around it');
  return context;
}
