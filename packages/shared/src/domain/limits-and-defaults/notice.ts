import { HOUR_MS, MINUTE_MS } from './units.ts';

/**
 * The kinds of notices (NOTICE-1). Stored notices and preferences name them, so a name never changes. The table of kinds
 * in the API declares who hears of each, and that of the web its text and link.
 */
export const NOTICE_KINDS = [
  'task-assigned',
  'task-commented',
  'task-mentioned',
  'task-moved',
  'project-invited',
  'record-changed',
  'request-asked',
  'request-answered',
  'slip-ready',
  'slip-claimed',
  'claim-answered',
  'clock-usual-end',
  'clock-longest-shift',
  'tasks-due-tomorrow',
  'tasks-overdue',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The days that a notice is kept (LIMIT-46). */
export const NOTICE_DAYS = 90;

/** The milliseconds that a notice waits for others before it is mailed (NOTICE-9). */
export const NOTICE_MAIL_DELAY_MS = 5 * MINUTE_MS;

/** A mail names so many notices and counts the rest (NOTICE-9). */
export const MAX_MAILED_NOTICES = 20;

/** Unread notices are counted up to this number (NOTICE-5). */
export const MAX_COUNTED_NOTICES = 100;

/** Most browsers of a person that take push messages; a further one ends the oldest (LIMIT-49). */
export const MAX_PUSH_DEVICES = 10;

/** The most characters of the address of a push subscription (LIMIT-49). */
export const MAX_PUSH_ADDRESS = 1_000;

/** The milliseconds that a push server keeps a message for a device without a connection (NOTICE-14). */
export const PUSH_KEPT_MS = 24 * HOUR_MS;

/** The hour of a person's day from which they hear of their due tasks, unless they choose another (NOTICE-18). */
export const NOTICE_HOUR = 7;

/** The milliseconds from a person's hour to their daily summary, which has the due tasks of that hour (NOTICE-20). */
export const SUMMARY_AFTER_MS = 20 * MINUTE_MS;

/** The days for which notices name a late task (NOTICE-18). */
export const DUE_TOLD_DAYS = 90;

/** The least time between two messages of a stream of notices, in milliseconds (NOTICE-24). */
export const NOTICE_STREAM_MS = 1_000;
