/* The cost of hours: periods, files and the form of money. Units are in the names. */

/** Least hourly rate (RATE-3); 0 means no rate. */
export const MIN_HOURLY_RATE = 0;

/** Prefix of subscription prices, and without a currency of tracker costs and dashboard earnings (PAY-45). */
export const PRICE_PREFIX = 'Q';

/** Prefix of money on the payroll screens of a company without a currency (PAY-45). */
export const PAYROLL_CURRENCY = 'USD';

/** Decimals of money and of hours on the payroll screens (PAY-45). */
export const PAYROLL_DECIMALS = 2;

/** The files a table of rows can be downloaded as. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** The media types of those files. */
export const SHEET_MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<(typeof SHEET_FORMATS)[number], string>;

/** The formats of a planilla: files for people, and JSON for programs (PAY-51). */
export const PAYROLL_FORMATS = [...SHEET_FORMATS, 'json'] as const;

/** The media types of a planilla. */
export const PAYROLL_MEDIA_TYPES = {
  ...SHEET_MEDIA_TYPES,
  json: 'application/json',
} as const satisfies Record<(typeof PAYROLL_FORMATS)[number], string>;

/** The periods of the hours history (PAY-13). */
export const HISTORY_PERIODS = ['day', 'week', 'month'] as const;
