import { MINUTE_MS } from './units.ts';

/* The sign-out by an unused page of the browser. Sessions of the server are in `session.ts`. Units are in the names. */

/** The browser signs out a person after this time without input, the warning included (SESSION-11). */
export const INACTIVITY_TIMEOUT_MS = 15 * MINUTE_MS;

/** The last part of `INACTIVITY_TIMEOUT_MS`, counted down on the screen (SESSION-11). */
export const INACTIVITY_WARNING_MS = 30_000;
