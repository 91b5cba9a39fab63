import type { Task } from '@faena/shared/schemas';

/** The relations among the tasks of a board. */
interface TaskRelations {
  /** Unfinished tasks that others wait for (LINK-1). */
  readonly open: ReadonlySet<string>;
  /** The number of subtasks of a task, and of those that are done (LINK-5). */
  readonly subtasks: ReadonlyMap<string, { readonly done: number; readonly total: number }>;
}

const known = new WeakMap<readonly Task[], TaskRelations>();

/** Computed once for a board and not for each card, because there may be ten thousand tasks. */
export function relationsOf(tasks: readonly Task[]): TaskRelations {
  let relations = known.get(tasks);
  if (!relations) {
    relations = relate(tasks);
    known.set(tasks, relations);
  }
  return relations;
}

function relate(tasks: readonly Task[]): TaskRelations {
  const awaited = new Set<string>();
  const subtasks = new Map<string, { done: number; total: number }>();
  for (const { parentId, status, blockedBy } of tasks) {
    if (blockedBy) for (const other of blockedBy) awaited.add(other);
    if (!parentId) continue;
    const parts = subtasks.get(parentId) ?? { done: 0, total: 0 };
    parts.total += 1;
    if (status === 'Done') parts.done += 1;
    subtasks.set(parentId, parts);
  }
  const open = new Set<string>();
  // Skipped on boards where no task waits, because there may be ten thousand tasks.
  if (awaited.size > 0)
    for (const { id, status } of tasks) if (status !== 'Done' && awaited.has(id)) open.add(id);
  return { open, subtasks };
}
