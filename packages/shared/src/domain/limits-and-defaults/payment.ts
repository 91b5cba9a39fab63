/* Payments. */

/** The least that can be paid of a slip. */
export const MIN_PAYMENT = 0.01;
