import { HOUR_MS, MINUTE_MS, SECOND_MS } from './units.ts';

/* Working time and its records: intervals, limits and closed lists. Units are in the names. */

/** How often the web tells the server that a record is still running. */
export const HEARTBEAT_INTERVAL_MS = 60 * SECOND_MS;

/** Silence after which the server closes a record at its last heartbeat. */
export const LOST_SIGNAL_MS = 5 * MINUTE_MS;

/** Silence after which a record no longer goes on, though the page lived through it. */
export const LONGEST_GAP_MS = 12 * HOUR_MS;

/** So much of a silence a page may have missed and still have lived through it: a heartbeat, and its answer. */
export const GAP_SLACK_MS = 2 * HEARTBEAT_INTERVAL_MS;

/** How long after an unload the record may be opened again, as a reload does. */
export const REOPEN_WINDOW_MS = 60 * SECOND_MS;

/** Why a record ended: by the person, by the server, by a manager, or with the person's removal. */
export const END_REASONS = [
  'manual',
  'logout',
  'inactivity',
  'unload',
  'lost_signal',
  'manager',
  'removed',
] as const;

/** The end reasons a client may give; the others are the server's own. */
export const STOP_REASONS = ['manual', 'logout', 'inactivity', 'unload'] as const;

/** How often the web looks whether somebody else has ended the record that runs in it. */
export const LOOK_INTERVAL_MS = 10 * SECOND_MS;

/** The acts of a manager on a record: `unvoided` reverses that it was `voided`. */
export const CORRECTION_KINDS = [
  'added',
  'corrected',
  'confirmed',
  'stopped',
  'voided',
  'unvoided',
  'split',
] as const;

/** So many records can be confirmed or voided at once. */
export const MAX_RECORDS_AT_ONCE = 200;

/** The states of a record request. */
export const REQUEST_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** Most record requests of a person that wait at once. */
export const MAX_OPEN_REQUESTS = 20;

/** Most that is said in the thread of one. */
export const MAX_REQUEST_MESSAGES = 50;

/** Most changes of their records that an employee is told of at once. */
export const MAX_RECORD_NEWS = 100;

/** Longest record that is written by hand: whatever lasts longer is a slip of the pen. */
export const MAX_ENTERED_RECORD_MS = 24 * HOUR_MS;

/** No record that is written by hand starts before this. */
export const EARLIEST_RECORD = '2000-01-01T00:00:00.000Z';
