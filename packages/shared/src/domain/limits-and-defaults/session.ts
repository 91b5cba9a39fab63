import { DAY_MS, MINUTE_MS } from './units.ts';

/* Signing in, and sessions of the server. The sign-out by an unused page is in `inactivity.ts`. Units are in the names. */

/** Pause before the redirect after login and after registration (SESSION-6, SESSION-25). */
export const REDIRECT_DELAY_MS = 2_000;

/** The server ends a session that sends no request for so long, unless a setting differs (SESSION-34). */
export const SESSION_IDLE_HOURS = 12;

/** The server ends a session at this age, however much it is used (SESSION-34). */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** The server ends the session of one's own device at this age, and not before (SESSION-41). */
export const OWN_DEVICE_SESSION_MS = 180 * DAY_MS;

/** How long pay stays open on one's own device after a sign-in, the password or the PIN (PIN-1). */
export const PAY_OPEN_MS = 15 * MINUTE_MS;

/** Digits of a PIN (PIN-2). */
export const PIN_DIGITS = { min: 4, max: 6 };

/** Wrong PINs in a row that close it for `PIN_PAUSE_MS`; as many once more end it (PIN-3). */
export const MAX_PIN_ERRORS = 5;
export const PIN_PAUSE_MS = 5 * MINUTE_MS;

/** Most sessions of one person; a further sign-in ends the one unused for longest (SESSION-38). */
export const MAX_SESSIONS = 50;

/** How long a session stays confirmed after the person entered the password again (SESSION-37). */
export const SESSION_CONFIRMED_MS = 5 * MINUTE_MS;

/** Least time between two updates of a session's last use (SESSION-33). */
export const SESSION_SEEN_EVERY_MS = 5 * MINUTE_MS;

/** The role of the substitute for a missing stored user (SESSION-5). */
export const STAND_IN_ROLE = 2;

/** Failed logins and resets are counted over this window. */
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** Failures allowed for one name within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_NAME = 10;

/** Failures allowed from one address within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_ADDRESS = 100;
