import { MINUTE_MS } from './units.ts';

/*
 * The sign-out by an unused page of the browser, and with it the end of working time. Sessions of the server are in
 * `session.ts`. Units are in the names.
 */

/**
 * The browser signs out a person after this time without input, the warning included (SESSION-11). It also bounds the
 * gap of a time record, as `ABSENCE_MS` (TIME-33).
 */
export const INACTIVITY_TIMEOUT_MS = 15 * MINUTE_MS;

/** The last part of `INACTIVITY_TIMEOUT_MS`, counted down on the screen (SESSION-11). */
export const INACTIVITY_WARNING_MS = 30_000;
