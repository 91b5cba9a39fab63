/* Limits of rates. */

/** Highest hourly rate (RATE-2). */
export const MAX_HOURLY_RATE = 100_000;

/** A rate needs a confirmation above five times the previous rate, or below a fifth of it (RATE-8). */
export const FACTOR_TO_CONFIRM = 5;

/** A person's first rate needs a confirmation above 500.00 (RATE-8). */
export const FIRST_RATE_TO_CONFIRM_CENTS = 50_000;

/** The least and the highest percentage by which a request raises rates. */
export const PERCENTAGES = { min: -99, max: 1_000 } as const;

/** Most people whose rates one request changes. */
export const MAX_RATE_PEOPLE = 500;

/** Most rates of a person (LIMIT-11). */
export const MAX_RATES = 500;
