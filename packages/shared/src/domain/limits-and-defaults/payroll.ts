/* The planilla: prefixes and decimals of its money. */

/** Least hourly rate (RATE-3); 0 means no rate. */
export const MIN_HOURLY_RATE = 0;

/**
 * Prefix of subscription prices. Tracker costs and dashboard earnings have it while their company has no
 * currency (PAY-45).
 */
export const PRICE_PREFIX = 'Q';

/** The currency of that prefix. */
export const PRICE_CURRENCY = 'GTQ';

/** Prefix of money on the payroll screens of a company without a currency (PAY-45). */
export const PAYROLL_CURRENCY = 'USD';

/** Decimals of money and of hours on the payroll screens (PAY-45). */
export const PAYROLL_DECIMALS = 2;
