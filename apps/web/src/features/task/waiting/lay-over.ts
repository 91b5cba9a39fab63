import type { Task } from '@faena/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { waitingIn } from '@/lib/waiting.ts';
import { replayOf } from './kinds.ts';

/** What the server said of a board, of one that is drawn with changes laid over it. */
const bases = new WeakMap<readonly Task[], Task[]>();

/** The tasks as the server last told them, without what waits. */
export function baseOf<Tasks extends readonly Task[]>(tasks: Tasks): Tasks | Task[] {
  return bases.get(tasks) ?? tasks;
}

/** The tasks as they are drawn: what the server says, and over it what waits, in the order it was made (NET-13). */
export function layOver(projectId: string, base: Task[]): Task[] {
  const waiting = waitingIn(projectId);
  if (waiting.length === 0) return base;
  const laid = waiting.reduce<Task[]>((tasks, change) => replayOf(change)?.expect(tasks) ?? tasks, [...base]);
  bases.set(laid, base);
  return laid;
}

/** Has tasks that are drawn already, with what has just begun to wait, be known to stand on what the server said. */
export function noteBase(tasks: Task[] | undefined, base: Task[]): void {
  if (tasks && tasks !== base) bases.set(tasks, base);
}

/** Has tasks that are the same as others stand on the same. */
export function keepBase(of: Task[], tasks: Task[]): Task[] {
  const base = bases.get(of);
  if (base) bases.set(tasks, base);
  else bases.delete(tasks);
  return tasks;
}

/** Changes what is cached of a board as the server said it; what waits stays laid over it. */
export function patchBoard(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  change: (tasks: Task[]) => Task[],
): void {
  const projectId = String(queryKey.at(-1));
  queryClient.setQueryData<Task[]>(queryKey, (tasks) => tasks && layOver(projectId, change(baseOf(tasks))));
}
