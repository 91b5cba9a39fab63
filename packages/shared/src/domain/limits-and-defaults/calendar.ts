/* The calendar of a person. */

/** The kinds of things in a calendar (CAL-2). */
export const CALENDAR_KINDS = ['task', 'project', 'closing', 'payday'] as const;

/** Most days that one request reads (CAL-21). */
export const MAX_CALENDAR_DAYS = 62;

/** Most tasks in one answer (CAL-21). */
export const MAX_CALENDAR_TASKS = 5_000;
