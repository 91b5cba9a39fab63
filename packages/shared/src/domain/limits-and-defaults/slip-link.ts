/* Private links to slips. Units are in the names. */

/** Most requests by one link within `LOGIN_WINDOW_MS`. */
export const MAX_LINK_USES = 120;

/** Most requests by links that lead nowhere, from one network within `LOGIN_WINDOW_MS`. */
export const MAX_LINK_FAILURES = 60;

/** The header in which a private link shows its token. */
export const SLIP_TOKEN_HEADER = 'Slip-Token';

/** Where the mail with a private link stands (ANSWER-5). */
export const SLIP_MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** Why such a mail was not sent: no address, not taken by the mail server, or no mail server to be reached. */
export const SLIP_MAIL_FAILURES = ['no_address', 'refused', 'unreachable'] as const;

/** Most mails with one slip. */
export const MAX_SLIP_MAILS = 5;
