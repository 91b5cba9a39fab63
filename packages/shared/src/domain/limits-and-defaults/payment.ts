/* Payments of slips. */

/** Least payment of a slip. */
export const MIN_PAYMENT = 0.01;

/** How a slip was paid. */
export const PAYMENT_METHODS = ['transfer', 'cash', 'check', 'other'] as const;
