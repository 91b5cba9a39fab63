import { TASK_PRIORITIES, TASK_SORT_COLUMNS, TASK_STATUSES } from '@faena/shared/domain';
import type { Task, TaskPriority, TaskStatus } from '@faena/shared/schemas';
import type { DataSort } from '@/ui/use-data-table.ts';

/** The filters above the table; null shows all. */
export interface TaskFilters {
  readonly status: TaskStatus | null;
  readonly priority: TaskPriority | null;
}

/** Reads the filters from the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): TaskFilters {
  return {
    status: TASK_STATUSES.find((status) => status === params.get('status')) ?? null,
    // Null for several chosen values, which this field cannot show.
    priority: TASK_PRIORITIES.find((priority) => params.getAll('priority').join() === priority) ?? null,
  };
}

/** Reads the sort from the address, `sort=dueDate` or `sort=-dueDate`; null is the default, by order. */
export function readSort(params: URLSearchParams): DataSort | null {
  const text = params.get('sort') ?? '';
  const column = TASK_SORT_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column ? { column, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

/** A sort as the address holds it. */
export function sortParam({ column, direction }: DataSort): string {
  return direction === 'desc' ? `-${column}` : column;
}

/** Sorts by the order in the column; for equal orders, the column further left comes first (BOARD-19). */
export function inOrder(tasks: readonly Task[]): Task[] {
  return tasks.toSorted(
    (a, b) => a.order - b.order || TASK_STATUSES.indexOf(a.status) - TASK_STATUSES.indexOf(b.status),
  );
}
