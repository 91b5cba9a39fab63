/* Limits of rates. */

/** Highest hourly rate (RATE-2). */
export const MAX_HOURLY_RATE = 100_000;

/** A rate of more than so many times the one before, or of less than its so-manieth part, needs a second word. */
export const FACTOR_TO_CONFIRM = 5;

/** A first rate above it needs a second word, too: 500.00. */
export const FIRST_RATE_TO_CONFIRM_CENTS = 50_000;

/** By how much rates are raised or lowered at once, in percent. */
export const PERCENTAGES = { min: -99, max: 1_000 } as const;

/** Most people whose rates change at once. */
export const MAX_RATE_PEOPLE = 500;
