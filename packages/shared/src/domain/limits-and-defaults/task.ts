/* Tasks and their board: closed lists, defaults and how a drag begins. Units are in the names. */

/** The columns of the board, from left to right; any may follow any (BOARD-1). */
export const TASK_STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

/** The column a task lands in unless told otherwise. */
export const DEFAULT_TASK_STATUS = 'Backlog';

/** Task priorities, from least to most urgent (TASK-2). */
export const TASK_PRIORITIES = ['Low', 'Medium', 'High', 'Critical'] as const;

/** The priority of a task that names none (TASK-2). */
export const DEFAULT_TASK_PRIORITY = 'Medium';

/** Least estimated hours of a task (TASK-3). */
export const MIN_ESTIMATED_HOURS = 0;

/** The two ways of looking at the tasks; nothing else is accepted from storage (BOARD-7). */
export const TASK_VIEW_MODES = ['kanban', 'table'] as const;

/** Pointer travel that starts a drag, in pixels (BOARD-13). */
export const DRAG_POINTER_DISTANCE_PX = 3;

/** How long a touch rests before it drags (BOARD-13). */
export const DRAG_TOUCH_DELAY_MS = 250;

/** Finger travel forgiven during that rest, in pixels (BOARD-13). */
export const DRAG_TOUCH_TOLERANCE_PX = 8;

/** Length of the drop animation, within the 200 to 250 ms of BOARD-13. */
export const DROP_ANIMATION_MS = 220;
