import { MINUTE_MS } from './units.ts';

/* Tasks and their board: closed lists, defaults, and how many there are. Units are in the names. */

/** The columns of the board, from left to right; any may follow any (BOARD-1). */
export const TASK_STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

/** The column of a new task that names none. */
export const DEFAULT_TASK_STATUS = 'Backlog';

/** Task priorities, from least to most urgent (TASK-3). */
export const TASK_PRIORITIES = ['Low', 'Medium', 'High', 'Critical'] as const;

/** The priority of a task that names none (TASK-3). */
export const DEFAULT_TASK_PRIORITY = 'Medium';

/** The units of a recurrence (RECUR-1). */
export const RECURRENCE_UNITS = ['day', 'week', 'month'] as const;

/** The most days, weeks or months between a recurring task and its next (RECUR-1). */
export const MAX_RECURRENCE = 99;

/** The column in which tasks are done (RECUR-2). */
export const DONE_STATUS = 'Done';

/** Least estimated hours of a task (TASK-3). */
export const MIN_ESTIMATED_HOURS = 0;

/** The two views of a board; storage accepts no other (FIND-8). */
export const TASK_VIEW_MODES = ['kanban', 'table'] as const;

/** The kinds of a change (CHANGE-1); a task that moves to another board `left` one and `arrived` on the other. */
export const TASK_CHANGE_KINDS = [
  'created',
  'changed',
  'moved',
  'deleted',
  'archived',
  'restored',
  'left',
  'arrived',
] as const;
export type TaskChangeKind = (typeof TASK_CHANGE_KINDS)[number];

/** How long a change can be undone (UNDO-2). */
export const UNDO_MS = 60_000;

/** How long a deleted task is kept for its undo (UNDO-4). */
export const DELETED_TASK_KEPT_S = 900;

/** Most people on a board whom its stream names (LIVE-3). */
export const MAX_PRESENT = 30;

/** Taken ids that one person may choose for new tasks within `CHOSEN_ID_WINDOW_MS` (TASK-18). */
export const MAX_TAKEN_IDS = 20;

/** The period of `MAX_TAKEN_IDS`. */
export const CHOSEN_ID_WINDOW_MS = 15 * MINUTE_MS;

/** Most tasks on a board (LIMIT-11). A board that had more before keeps them; it takes no further one. */
export const MAX_BOARD_TASKS = 20_000;

/** Most mebibytes of the tasks on a board: their texts, and 250 bytes for each person on one (LIMIT-26). */
export const MAX_BOARD_MIB = 32;

/** Most archived tasks of a project (LIMIT-11). */
export const MAX_ARCHIVED_TASKS = 100_000;

/** Most bytes of tasks and comments that one request copies: 4 MB (COPY-6). */
export const MAX_COPIED_BYTES = 4_000_000;

/** Most estimated hours of a task (TASK-3). */
export const MAX_ESTIMATED_HOURS = 100_000;

/** Most tags on a task. */
export const MAX_TAGS = 20;

/** Most people a task is assigned to. */
export const MAX_ASSIGNEES = 500;

/** Most tasks in one request that reorders (BOARD-6). */
export const MAX_REORDER = 1_000;

/** Most tasks that are created at once (QUICK-4). */
export const MAX_NEW_TASKS = 200;

/** Most tasks that are changed at once (BATCH-2). */
export const MAX_BATCH = 1_000;
