import { DAY_MS, MINUTE_MS } from './units.ts';

/* Passwords, and links to new ones. Units are in the names. */

/** Fewest characters of a new password (SESSION-17). */
export const MIN_PASSWORD_LENGTH = 6;

/** Fewest characters of a new password in an installation that asks for strong ones (PASSWORD-1). */
export const MIN_STRONG_PASSWORD_LENGTH = 8;

/** Most UTF-8 bytes of a password, because bcrypt ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;

/** Work factor of bcrypt. */
export const BCRYPT_COST = 12;

/** The mask of a password on the account page: 8 stars (ACCOUNT-5). */
export const PASSWORD_MASK = '********';

/** How long a link to a new password is valid (RESET-1). */
export const RESET_LINK_MS = 30 * MINUTE_MS;

/** Most links to a new password that an account gets in an hour (RESET-1). */
export const MAX_RESET_MAILS_PER_HOUR = 3;

/** How long a temporary password opens its account (RESET-4). */
export const TEMPORARY_PASSWORD_MS = 7 * DAY_MS;
