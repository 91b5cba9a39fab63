import type { Task } from '@faena/shared/schemas';

/** What comes before a task and after it. */
export interface Neighbours {
  readonly previous: Task | undefined;
  readonly next: Task | undefined;
}

/**
 * The tasks next to one in their order, among those that show; it need not be one of these itself, as it may have been
 * changed since. One that is not there has none.
 */
export function neighboursOf(id: string, tasks: readonly Task[], shows: (task: Task) => boolean): Neighbours {
  const place = tasks.findIndex((task) => task.id === id);
  if (place < 0) return { previous: undefined, next: undefined };
  return {
    previous: tasks.findLast((task, index) => index < place && shows(task)),
    next: tasks.find((task, index) => index > place && shows(task)),
  };
}
