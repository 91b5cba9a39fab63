import type { Task } from '@faena/shared/schemas';

/** How the tasks of a board stand to one another. */
interface TaskRelations {
  /** Those that others wait for, and that are not done (LINK-1). */
  readonly open: ReadonlySet<string>;
  /** How many parts a task has, and how many of them are done (LINK-5). */
  readonly subtasks: ReadonlyMap<string, { readonly done: number; readonly total: number }>;
}

const known = new WeakMap<readonly Task[], TaskRelations>();

/** Worked out once for the tasks of a board and not by each of its cards, as there may be ten thousand. */
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
  // Of most boards nothing waits, and there may be ten thousand.
  if (awaited.size > 0)
    for (const { id, status } of tasks) if (status !== 'Done' && awaited.has(id)) open.add(id);
  return { open, subtasks };
}
