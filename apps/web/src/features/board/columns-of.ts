import { boardOf } from '@faena/shared/domain';
import { rememberLast } from '@faena/shared/remember-last';
import type { Task } from '@faena/shared/schemas';

/** The columns of a board. Cached, because rendering and dropping ask for the same tasks. */
export const columnsOf = rememberLast((tasks: readonly Task[]) => boardOf(tasks));

/** The tasks that match. Returns the same array if all match, because callers cache by identity. */
export function matchingTasks(tasks: readonly Task[], matches: (task: Task) => boolean): readonly Task[] {
  const found = tasks.filter(matches);
  return found.length === tasks.length ? tasks : found;
}
