/** Units that limits are written in. */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;

/** One hour in milliseconds; hours worked are milliseconds over this. */
export const HOUR_MS = 60 * MINUTE_MS;

/** The length of a day without a clock change. */
export const DAY_MS = 24 * HOUR_MS;
