import { HOUR_MS } from './units.ts';

/* Accounts and the mails about them. Units are in the names. */

/** New accounts from one IP address within `LOGIN_WINDOW_MS`, unless a setting differs (SESSION-26). */
export const MAX_REGISTRATIONS_PER_ADDRESS = { production: 100, elsewhere: 1_000 } as const;

/** Most changes of their own profile that a person makes in an hour (LIMIT-13). */
export const MAX_PROFILE_CHANGES_PER_HOUR = 60;

/** How long a link to verify an e-mail address is valid (EMAIL-1). */
export const VERIFICATION_LINK_MS = 24 * HOUR_MS;

/** Most links to verify an e-mail address that an account gets in an hour (EMAIL-1). */
export const MAX_VERIFICATION_MAILS_PER_HOUR = 3;

/** Most mails about accounts that an address gets in an hour (EMAIL-2). */
export const MAX_ACCOUNT_MAILS_PER_HOUR = 10;

/** Most mails about wrong codes that one account gets in an hour (TWOSTEP-5). */
export const MAX_WRONG_CODE_MAILS_PER_HOUR = 1;
