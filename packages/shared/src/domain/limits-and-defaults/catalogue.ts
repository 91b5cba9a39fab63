/* The catalogues of an installation: plans, and lines of business. */

/** Most plans of an installation (LIMIT-11). */
export const MAX_PLANS = 100;

/** Most lines of business of an installation (LIMIT-11). */
export const MAX_LINES_OF_BUSINESS = 500;
