/* Record requests of employees. */

/** The states of a record request. */
export const REQUEST_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** Most open record requests of a person (REQUEST-4). */
export const MAX_OPEN_REQUESTS = 20;

/** Most messages in the thread of one request (REQUEST-3). */
export const MAX_REQUEST_MESSAGES = 50;
