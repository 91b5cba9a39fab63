import type { Task } from '@faena/shared/schemas';

/** The possible blockers of a task. Excludes the task, its blockers and the tasks that wait for it (LINK-1). */
export function possibleBlockers({ id, blockedBy = [] }: Task, tasks: readonly Task[]): Task[] {
  const waiting = new Map<string, string[]>();
  for (const other of tasks) {
    for (const blocker of other.blockedBy ?? []) {
      waiting.set(blocker, [...(waiting.get(blocker) ?? []), other.id]);
    }
  }
  const behind = new Set([id]);
  for (const each of behind) for (const next of waiting.get(each) ?? []) behind.add(next);
  return tasks.filter((other) => !behind.has(other.id) && !blockedBy.includes(other.id));
}
