import { DAY_MS } from './units.ts';

/* Invitations to an account. Units are in the names. */

/** How long an invitation to an account is valid (INVITE-3). */
export const ACCOUNT_INVITATION_MS = 7 * DAY_MS;

/** How long an expired invitation can be sent again (INVITE-3). */
export const INVITATION_KEPT_MS = 30 * DAY_MS;

/** Most invitations that one person sends in a day, by mail or link. */
export const MAX_INVITATIONS_PER_DAY = 100;

/** Most invitations that one address gets in a day. */
export const MAX_INVITATION_MAILS_PER_DAY = 3;
