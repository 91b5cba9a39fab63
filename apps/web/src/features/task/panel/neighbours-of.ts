import type { Task } from '@faena/shared/schemas';

/** The tasks before and after a task. */
export interface Neighbours {
  readonly previous: Task | undefined;
  readonly next: Task | undefined;
}

/**
 * The tasks next to a task in the order of the shown ones. The task itself may be hidden after a change. An unknown
 * task has no neighbours.
 */
export function neighboursOf(id: string, tasks: readonly Task[], shows: (task: Task) => boolean): Neighbours {
  const place = tasks.findIndex((task) => task.id === id);
  if (place < 0) return { previous: undefined, next: undefined };
  return {
    previous: tasks.findLast((task, index) => index < place && shows(task)),
    next: tasks.find((task, index) => index > place && shows(task)),
  };
}
