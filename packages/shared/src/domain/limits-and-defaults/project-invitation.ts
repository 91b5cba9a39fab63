import { DAY_MS } from './units.ts';

/* Invitations to a project. Units are in the names. */

/** Most invitations of one sender without an answer (INVITE-6). */
export const MAX_SENT_INVITATIONS = 200;

/** Most invitations of one receiver without an answer (INVITE-6). */
export const MAX_RECEIVED_INVITATIONS = 50;

/** Time after a declined invitation in which its project cannot invite the person again (INVITE-7). */
export const INVITATION_DECLINED_MS = 30 * DAY_MS;

/** Longest name in a received invitation, in characters as a reader counts them (INVITE-8). */
export const MAX_INVITATION_NAME = 60;

/** Most unanswered invitations to one project, and to accounts of one company (INVITE-2, INVITE-3). */
export const MAX_OPEN_INVITATIONS = 100;
