/* Tasks and their board: closed lists, defaults and how a drag begins. Units are in the names. */

import { MINUTE_MS } from './units.ts';

/** The columns of the board, from left to right; any may follow any (BOARD-1). */
export const TASK_STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

/** The column a task lands in unless told otherwise. */
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

/** The two ways of looking at the tasks; nothing else is accepted from storage (FIND-8). */
export const TASK_VIEW_MODES = ['kanban', 'table'] as const;

/** Pointer travel that starts a drag, in pixels (BOARD-13). */
export const DRAG_POINTER_DISTANCE_PX = 3;

/** How long a touch rests before it drags (BOARD-13). */
export const DRAG_TOUCH_DELAY_MS = 250;

/** Finger travel forgiven during that rest, in pixels (BOARD-13). */
export const DRAG_TOUCH_TOLERANCE_PX = 8;

/** Length of the drop animation, within the 200 to 250 ms of BOARD-13. */
export const DROP_ANIMATION_MS = 220;

/** The kinds of a change: creation, deletion, move, edit, archiving and restoring (CHANGE-1). */
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

/** How long after a change it can be taken back (UNDO-2), and what a deleted task had is kept (UNDO-4). */
export const UNDO_MS = 60_000;
export const DELETED_TASK_KEPT_S = 900;

/** The size that a cover is kept in, in pixels (COVER-1). */
export const COVER_WIDTH_PX = 640;
export const COVER_HEIGHT_PX = 360;

/** The most people that a board's stream names of those who are there (LIVE-3). */
export const MAX_PRESENT = 30;

/** Taken ids that one person may choose for new tasks within `CHOSEN_ID_WINDOW_MS` (TASK-18). */
export const MAX_TAKEN_IDS = 20;

/** Taken ids are counted over this window. */
export const CHOSEN_ID_WINDOW_MS = 15 * MINUTE_MS;
