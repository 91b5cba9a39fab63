import type { Task } from '@faena/shared/schemas';

/** The tasks before and after a task. */
export interface Neighbours {
  readonly previous: Task | undefined;
  readonly next: Task | undefined;
}

/**
 * The neighbours of a task in the shown order. A task that a change has hidden keeps its place. An unknown task has no
 * neighbours.
 */
export function neighboursOf(id: string, tasks: readonly Task[], shows: (task: Task) => boolean): Neighbours {
  const place = tasks.findIndex((task) => task.id === id);
  if (place < 0) return { previous: undefined, next: undefined };
  return {
    previous: tasks.findLast((task, index) => index < place && shows(task)),
    next: tasks.find((task, index) => index > place && shows(task)),
  };
}
