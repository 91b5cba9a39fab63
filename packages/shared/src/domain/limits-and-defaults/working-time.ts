import { INACTIVITY_TIMEOUT_MS } from './inactivity.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './units.ts';

/* Working time and its records: intervals, limits and closed lists. Units are in the names. */

/** How often the web sends the heartbeat of a running record. */
export const HEARTBEAT_INTERVAL_MS = 60 * SECOND_MS;

/** The server closes a silent record after this time, at its last heartbeat (TIME-14). */
export const LOST_SIGNAL_MS = 5 * MINUTE_MS;

/** Longest silence that a record survives with its page alive (TIME-32). */
export const LONGEST_GAP_MS = 12 * HOUR_MS;

/** The slack of a page that counts as alive: the time of one missed heartbeat and of its answer (TIME-32). */
export const GAP_SLACK_MS = 2 * HEARTBEAT_INTERVAL_MS;

/** After this time without input a person counts as away, and the gap ends (TIME-33). The sign-out sets it. */
export const ABSENCE_MS = INACTIVITY_TIMEOUT_MS;

/** How long after an unload the record may be opened again, as a reload does. */
export const REOPEN_WINDOW_MS = 60 * SECOND_MS;

/** The longest a record runs unless its company says otherwise, in hours (TIME-60). */
export const LONGEST_SHIFT_HOURS = 12;

/** The longest shift that a company may set, in hours: a day (TIME-60). */
export const MOST_SHIFT_HOURS = 24;

/** How long the page offers to undo a stop (TIME-61). */
export const STOP_UNDO_MS = 10 * SECOND_MS;

/** How long the server undoes a stop: the offer, and the time of a slow request (TIME-61). */
export const STOP_UNDO_WINDOW_MS = 3 * STOP_UNDO_MS;

/** Shortest stretch without a touch that a record keeps (TIME-62). */
export const IDLE_STRETCH_MS = 5 * MINUTE_MS;

/** Why a record ended: by the person, by the server, by a manager, or with the person's removal. */
export const END_REASONS = [
  'manual',
  'logout',
  'inactivity',
  'unload',
  'lost_signal',
  'longest_shift',
  'lunch',
  'manager',
  'removed',
] as const;

/** The end reasons a client may give; the others are the server's own. */
export const STOP_REASONS = ['manual', 'logout', 'inactivity', 'unload'] as const;

/** How often the web checks whether somebody else ended its running record. */
export const LOOK_INTERVAL_MS = 10 * SECOND_MS;

/**
 * The acts of a manager on a record. `unvoided` reverses `voided`, `unconfirmed` reverses `confirmed`, and
 * `reverted` reverses an accepted request.
 */
export const CORRECTION_KINDS = [
  'added',
  'corrected',
  'confirmed',
  'unconfirmed',
  'reverted',
  'stopped',
  'voided',
  'unvoided',
  'split',
] as const;

/** Most records that one request confirms or voids. */
export const MAX_RECORDS_AT_ONCE = 200;

/** Most changes of their records that an employee sees at once. */
export const MAX_RECORD_NEWS = 100;

/** Longest record entered by hand; a longer one is taken for a typing error. */
export const MAX_ENTERED_RECORD_MS = 24 * HOUR_MS;

/** Earliest start of a record entered by hand. */
export const EARLIEST_RECORD = '2000-01-01T00:00:00.000Z';

/** Most corrections of a time record (LIMIT-11). */
export const MAX_CORRECTIONS = 200;

/** The periods of the hours history (PAY-13). */
export const HISTORY_PERIODS = ['day', 'week', 'month'] as const;
