import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';

/* Marks of working time, and the devices that make them. Units are in the names. */

/** The outcome of a mark: `request` asks a manager, and `refused` was no mark of the device (MARK-10). */
export const MARK_RESULTS = ['recorded', 'already', 'to_review', 'request', 'refused'] as const;
export type MarkResult = (typeof MARK_RESULTS)[number];

/** Why a mark did not simply count (MARK-16). */
export const MARK_REASONS = [
  'time_uncertain',
  'code_wrong',
  'mark_missing',
  'no_start',
  'time_taken',
  'changed_since',
  'too_old',
  'device_ended',
  'no_company',
  'no_right',
  'not_in_crew',
  'denied',
  'pin_wrong',
  'pin_paused',
  'not_signed',
  'other_content',
] as const;
export type MarkReason = (typeof MARK_REASONS)[number];

/**
 * The tolerance of times (MARK-13): two clocks agree within it, and a time known to within it is exact. A
 * mark that arrives later shows its delay.
 */
export const MARK_TOLERANCE_MS = 2 * MINUTE_MS;

/** Most marks of one request (MARK-10). */
export const MAX_MARKS_AT_ONCE = 200;

/** The most bytes of a request with marks. */
export const MAX_MARKS_BODY_BYTES = 524_288;

/** Most marks of one device in 24 hours; the next ones wait on the device (LIMIT-29). */
export const MAX_MARKS_A_DAY = 1_000;

/** A mark that arrives later than this after it was made changes no record by itself (MARK-16). */
export const OLDEST_MARK_MS = 45 * DAY_MS;

/** Marks in a list without a page. */
export const MARKS_LISTED = 200;

/** How long a mark is kept as evidence of its record (MARK-19). */
export const MARKS_KEPT_MS = 730 * DAY_MS;

/** How long a link to a device is valid (MARK-20). */
export const DEVICE_LINK_MS = DAY_MS;

/** How long a link to a kiosk is valid (KIOSK-1). */
export const KIOSK_LINK_MS = DAY_MS;

/** Most kiosks of a project; a further one ends the one unused for longest (KIOSK-1). */
export const MAX_KIOSKS = 5;

/** A kiosk reads its people by a server stamp that is no older than this (KIOSK-3). */
export const KIOSK_STAMP_MS = 5 * MINUTE_MS;

/** Most reads of its people that a kiosk makes in an hour (LIMIT-50). */
export const MAX_KIOSK_READS_PER_HOUR = 300;

/** The number of last days of a weekday that make a habit, and the least number (MARK-21). */
export const DAYS_OF_HABIT = 10;
export const FEWEST_OF_HABIT = 3;

/** An Almuerzo older than this is no state any more: the next press is an Entrada again (MARK-23). */
export const LONGEST_LUNCH_MS = 4 * HOUR_MS;

/** The deducted lunch of a company unless it sets another, and the longest one, in minutes (LUNCH-2). */
export const LUNCH_MINUTES = 45;
export const MOST_LUNCH_MINUTES = 240;

/** A reminder comes this long before the longest shift, and this long after the usual end (MARK-26). */
export const REMINDER_MS = 30 * MINUTE_MS;

/** Most people who may mark others in one project (CREW-1). */
export const MAX_FOREMEN = 20;

/** Most devices of a person that can mark; a further one ends the one unused for longest (LIMIT-30). */
export const MAX_DEVICES = 20;
