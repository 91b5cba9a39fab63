import { DAY_MS, HOUR_MS, MINUTE_MS } from './units.ts';

/* Signing in, staying signed in, and passwords: limits and delays. Units are in the names. */

/** Time without activity after which a person is logged out, the warning included (SESSION-11). */
export const INACTIVITY_TIMEOUT_MS = 900_000;

/** The last part of the inactivity timeout, counted down on the screen (SESSION-11). */
export const INACTIVITY_WARNING_MS = 30_000;

/** Pause before the redirect after login and after registration (SESSION-6, SESSION-25). */
export const REDIRECT_DELAY_MS = 2_000;

/** For how long a session goes on that is not used, unless a setting says otherwise (SESSION-34). */
export const SESSION_IDLE_HOURS = 12;

/** How old a session gets, however much it is used (SESSION-34). */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** Most sessions of one person; a sign-in beyond ends the one that was longest unused (SESSION-38). */
export const MAX_SESSIONS = 50;

/** How long a session stays confirmed whose password was asked for again (SESSION-37). */
export const SESSION_CONFIRMED_MS = 5 * MINUTE_MS;

/** How often it is noted, at most, that a session is used. */
export const SESSION_SEEN_EVERY_MS = 5 * MINUTE_MS;

/** The role of the stand-in user built when the stored one is missing (SESSION-5). */
export const STAND_IN_ROLE = 2;

/** Failed logins and resets are counted over this window. */
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** Failures allowed for one name within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_NAME = 10;

/** Failures allowed from one address within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_ADDRESS = 100;

/** New accounts allowed from one address within `LOGIN_WINDOW_MS`, unless the installation says otherwise (SESSION-26). */
export const MAX_REGISTRATIONS_PER_ADDRESS = { production: 100, elsewhere: 1_000 } as const;

/** Mails about wrong codes that one account gets in an hour; beyond, none is sent (TWOSTEP-5). */
export const MAX_WRONG_CODE_MAILS_PER_HOUR = 1;

/** How long a link to a new password is good for (RESET-1). */
export const RESET_LINK_MS = 30 * MINUTE_MS;

/** Most links to a new password that an account is sent within an hour (RESET-1). */
export const MAX_RESET_MAILS_PER_HOUR = 3;

/** How long a link that verifies an e-mail address is good for (EMAIL-1). */
export const VERIFICATION_LINK_MS = 24 * HOUR_MS;

/** Most links to verify an e-mail address that an account is sent within an hour (EMAIL-1). */
export const MAX_VERIFICATION_MAILS_PER_HOUR = 3;

/** Most mails about accounts that an address is sent within an hour (EMAIL-2). */
export const MAX_ACCOUNT_MAILS_PER_HOUR = 10;

/** Fewest characters of a new password (SESSION-17). */
export const MIN_PASSWORD_LENGTH = 6;

/** The same where strong passwords are asked for (PASSWORD-1). */
export const MIN_STRONG_PASSWORD_LENGTH = 8;

/** Most UTF-8 bytes of a password: bcrypt ignores what comes after. */
export const MAX_PASSWORD_BYTES = 72;

/** Work factor of bcrypt. */
export const BCRYPT_COST = 12;

/** The mask of a password on the account page: 8 stars (ACCOUNT-5). */
export const PASSWORD_MASK = '********';

/** How long a temporary password opens its account (RESET-4). */
export const TEMPORARY_PASSWORD_MS = 7 * DAY_MS;
