import { oneOf, severalOf } from './address.ts';

/* The table of tasks in the address: its sort, its grouping and its hidden columns. */

/** The columns that sort the table of tasks (BOARD-19). */
export const TASK_SORT_COLUMNS = [
  'title',
  'status',
  'priority',
  'assignedTo',
  'dueDate',
  'estimatedHours',
] as const;

/** The sort of the table, in the address: `dueDate`, or `-dueDate` for descending. */
export const TASK_SORT = {
  sort: oneOf(TASK_SORT_COLUMNS.flatMap((column) => [column, `-${column}`] as const)),
};

/** The fields that group the table. */
export const TASK_GROUPS = ['status', 'person', 'due'] as const;
export type TaskGroupBy = (typeof TASK_GROUPS)[number];

/** The grouping of the table, in the address (BOARD-19). */
export const TASK_GROUPING = { group: oneOf(TASK_GROUPS) };

/** The columns that a person can hide; the title always shows. */
export const TASK_EXTRA_COLUMNS = [
  'status',
  'priority',
  'assignedTo',
  'dueDate',
  'estimatedHours',
  'tags',
] as const;
export type TaskExtraColumn = (typeof TASK_EXTRA_COLUMNS)[number];

/** The hidden columns of the table, in the address (BOARD-19). */
export const TASK_COLUMNS = { hide: severalOf(TASK_EXTRA_COLUMNS) };
