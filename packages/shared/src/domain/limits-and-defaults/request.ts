/* How much a request or an answer may hold, and how many requests a person may make. Units are in the names. */

/** Largest body of JSON on other routes, in bytes: 256 kB (WIRE-6). */
export const MAX_BODY_BYTES = 262_144;

/** Largest body of JSON on the routes of accounts, in bytes: 16 kB (WIRE-6). */
export const MAX_ACCOUNT_BODY_BYTES = 16_384;

/** Requests a minute of a person to one process (LIMIT-6). An IP address, which many people share, has five times as many. */
export const REQUESTS_PER_MINUTE = 600;

/** An answer or a stored body counts as one more request for each 128 kB (LIMIT-12). */
export const BYTES_PER_REQUEST = 131_072;

/** A change of many tasks counts as one more request for each 100 tasks (LIMIT-12). */
export const TASKS_PER_REQUEST = 100;

/** A request that computes several companies counts as one more for each four (LIMIT-12). */
export const COMPANIES_PER_REQUEST = 4;

/** Most event streams that a person has open in one process (LIMIT-5). */
export const MAX_STREAMS = 10;

/** Longest cursor of an event stream, `Last-Event-ID`, in characters. */
export const MAX_CURSOR_LENGTH = 400;

/** Most invalid fields that a refusal names. */
export const MAX_FIELD_ERRORS = 20;

/** Most bytes of a person's stored answers for idempotency keys, and as many of their deleted tasks (LIMIT-14): 32 MiB. */
export const MAX_KEPT_BYTES = 33_554_432;

/** Rows of a page whose request names `page` but no size (WIRE-10). */
export const DEFAULT_PAGE_SIZE = 50;

/** Most rows of a page (WIRE-10). */
export const MAX_PAGE_SIZE = 200;
