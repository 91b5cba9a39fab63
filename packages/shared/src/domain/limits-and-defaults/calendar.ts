import { HOUR_MS } from './units.ts';

/* The calendar of a person. */

/** The kinds of things in a calendar (CAL-2). */
export const CALENDAR_KINDS = ['task', 'project', 'closing', 'payday', 'absence'] as const;

/** Most days that one request reads (CAL-21). */
export const MAX_CALENDAR_DAYS = 62;

/** Most tasks in one answer (CAL-21). */
export const MAX_CALENDAR_TASKS = 5_000;

/** Most feeds of a person (CAL-17). */
export const MAX_CALENDAR_FEEDS = 5;

/** The days that a feed has before today and after it (CAL-19). */
export const CALENDAR_FEED_DAYS = { before: 90, after: 365 } as const;

/** Least time between two updates of a feed's last use. */
export const CALENDAR_FEED_SEEN_EVERY_MS = HOUR_MS;
