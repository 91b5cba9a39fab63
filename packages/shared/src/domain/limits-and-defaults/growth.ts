/*
 * How many of a kind there can be (LIMIT-11). A company that had more before keeps them; only
 * one more is refused.
 */

/** Most companies of a person. */
export const MAX_COMPANIES = 50;

/** Most projects of a company. */
export const MAX_PROJECTS = 1_000;

/** Most employees of a company. */
export const MAX_EMPLOYEES = 2_000;

/** Most members of a project. */
export const MAX_MEMBERS = 2_000;

/** Most tasks on a board. */
export const MAX_BOARD_TASKS = 20_000;

/** Most archived tasks of a project. */
export const MAX_ARCHIVED_TASKS = 100_000;

/** Most rates of a person, from the first on. */
export const MAX_RATES = 500;

/** Most corrections of a time record. */
export const MAX_CORRECTIONS = 200;

/** Most lines of business of an installation. */
export const MAX_LINES_OF_BUSINESS = 500;

/** Most plans of an installation. */
export const MAX_PLANS = 100;

/** Most changes of their own profile that a person makes in an hour. */
export const MAX_PROFILE_CHANGES_PER_HOUR = 60;

/** Most megabytes of tasks that one request copies (COPY-6). */
export const MAX_COPIED_MB = 4;

/** Most bytes of answers that are kept for the idempotency keys of a person (LIMIT-14): 32 MiB. */
export const MAX_KEPT_BYTES = 33_554_432;
