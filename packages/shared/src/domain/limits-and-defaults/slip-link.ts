/* Private links to slips. Units are in the names. */

/** Most requests by one link within `LOGIN_WINDOW_MS`. */
export const MAX_SLIP_LINK_USES = 120;

/** Most requests by links that lead nowhere, from one network within `LOGIN_WINDOW_MS`. */
export const MAX_SLIP_LINK_FAILURES = 60;

/** The header in which a private link shows its token. */
export const SLIP_TOKEN_HEADER = 'Slip-Token';
