/* The to-dos of one person. */

/** Most open items of a person (TODO-13). */
export const MAX_TODO_ITEMS = 2_000;

/** How long a done item is kept (TODO-13). */
export const DONE_TODO_DAYS = 90;

/** Most assigned tasks in one answer (TODO-1). */
export const MAX_TODO_TASKS = 500;

/** The lists of what a person has to do (TODO-1). */
export const TODO_GROUPS = ['today', 'later', 'undated', 'done'] as const;
