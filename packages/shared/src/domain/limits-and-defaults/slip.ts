/* Slips: their answers, their links and mails. Units are in the names. */

/** How an employee answered a slip (ANSWER-1). */
export const SLIP_ANSWERS = ['none', 'accepted', 'claimed', 'answered'] as const;

/** Most claims about one slip. */
export const MAX_CLAIMS = 20;

/** How long an employee may contest an acceptance by link (ANSWER-7). */
export const CONTEST_DAYS = 30;

/** How long a slip link opens its slip. */
export const SLIP_LINK_DAYS = 30;

/** How a slip link was sent: by hand, or by a mail from Faena (ANSWER-6). */
export const LINK_WAYS = ['copied', 'mailed'] as const;

/** Most requests by one slip link within `LOGIN_WINDOW_MS` (ANSWER-2). */
export const MAX_LINK_USES = 120;

/** Most requests by unknown slip links, from one network within `LOGIN_WINDOW_MS` (ANSWER-2). */
export const MAX_LINK_FAILURES = 60;

/** The request header with the token of a slip link. */
export const SLIP_TOKEN_HEADER = 'Slip-Token';

/** The states of a mail with a slip link (ANSWER-5). */
export const SLIP_MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** Why a mail was not sent: the person has no address, the mail server refused it, or none could be reached. */
export const SLIP_MAIL_FAILURES = ['no_address', 'refused', 'unreachable'] as const;

/** Most mails about one slip. */
export const MAX_SLIP_MAILS = 5;
