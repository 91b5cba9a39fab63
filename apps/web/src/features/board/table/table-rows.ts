import type { Task } from '@faena/shared/schemas';
import type { TaskGroup } from './task-groups.ts';

/** A row of the table: a task, or the heading of a group. */
export type TableRow =
  | { readonly key: string; readonly task: Task }
  | { readonly key: string; readonly group: TaskGroup; readonly open: boolean };

/** The rows of tasks without groups. */
export function plainRows(tasks: readonly Task[]): TableRow[] {
  return tasks.map((task) => ({ key: task.id, task }));
}

/** The rows of groups. Groups in `closed` have only their heading. A task of several groups has a key in each. */
export function groupedRows(groups: readonly TaskGroup[], closed: ReadonlySet<string>): TableRow[] {
  const seen = new Set<string>();
  return groups.flatMap((group): TableRow[] => {
    const open = !closed.has(group.key);
    const heading: TableRow = { key: `group ${group.key}`, group, open };
    if (!open) return [heading];
    return [
      heading,
      ...group.tasks.map((task) => {
        // The first row keeps the task's id as its key, so that it stays the same row in another group.
        const key = seen.has(task.id) ? `${task.id} ${group.key}` : task.id;
        seen.add(task.id);
        return { key, task };
      }),
    ];
  });
}
