import { boardOf } from '@faena/shared/domain';
import { rememberLast } from '@faena/shared/remember-last';
import type { Task } from '@faena/shared/schemas';

/** The columns of a board. What draws them and what drops a card ask of the same tasks: they are sorted once. */
export const columnsOf = rememberLast((tasks: readonly Task[]) => boardOf(tasks));

/** Those of the tasks that are asked for; the very same array where all are, so that what follows from it is known. */
export function among(tasks: readonly Task[], matches: (task: Task) => boolean): readonly Task[] {
  const found = tasks.filter(matches);
  return found.length === tasks.length ? tasks : found;
}
