import type { Project, TaskStatus, WipLimits } from '@faena/shared/schemas';
import { type ComponentType, createContext, use } from 'react';

export interface LimitFormProps {
  readonly status: TaskStatus;
  readonly onDone: () => void;
}

export interface ProjectChoiceProps {
  readonly onChoose: (project: Pick<Project, '_id' | 'name'>) => void;
}

/** The values that all tasks of the shown project share. */
export interface TaskContextValue {
  readonly projectId: string;
  readonly companyId: string;
  /** The time zone in which due dates are calendar dates. */
  readonly timeZone: string;
  /** Whether the person may change tasks, not only see and move them (ACCESS-10). */
  readonly canManage: boolean;
  /** The limits of the columns and their setter, which belong to the project (WIP-1). */
  readonly limits: WipLimits;
  readonly LimitForm: ComponentType<LimitFormProps>;
  /** Chooses another project of the company (MOVE-1). */
  readonly ProjectChoice: ComponentType<ProjectChoiceProps>;
}

export const TaskContext = createContext<TaskContextValue | null>(null);

/** The project whose tasks a component shows or changes. */
export function useTaskContext(): TaskContextValue {
  const context = use(TaskContext);
  if (!context) throw new Error('This needs a TaskContext around it');
  return context;
}
