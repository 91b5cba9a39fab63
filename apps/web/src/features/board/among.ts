import type { Task } from '@faena/shared/schemas';

/** Those of the tasks that are asked for; the very same array where all are, so that what follows from it is known. */
export function among(tasks: readonly Task[], matches: (task: Task) => boolean): readonly Task[] {
  const found = tasks.filter(matches);
  return found.length === tasks.length ? tasks : found;
}
