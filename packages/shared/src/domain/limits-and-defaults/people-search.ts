/* The search for people. */

/** Most people that a search answers. */
export const MAX_SEARCH_RESULTS = 20;

/** Most strangers whom a person finds in an hour, by exact username or e-mail address (INVITE-4). */
export const MAX_STRANGERS_PER_HOUR = 30;
