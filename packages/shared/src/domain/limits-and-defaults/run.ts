/* Periods of pay, runs, and what slips add and deduct. */

export const PAY_SCHEDULES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;

/** Most days from the end of a period to its payday (PERIOD-1). */
export const MAX_PAYDAY_DAYS = 31;

/** The next step of an open period: its last day, an earlier period, or its closing. */
export const PERIOD_STATES = ['open', 'closable', 'closed'] as const;

/** The blockers of a closing (RUN-4). */
export const PAY_POINTS = ['running', 'review', 'unpriced', 'request', 'negative'] as const;

/** The state of a run: closed or reopened (RUN-7). */
export const RUN_STATES = ['closed', 'reopened'] as const;

/** The effect of a line on gross. */
export const LINE_KINDS = ['addition', 'deduction'] as const;

/** The base of a concept's amount (CONCEPT-1). */
export const CONCEPT_BASES = ['fixed', 'percent', 'hourly'] as const;

/** Most concepts of a company. */
export const MAX_CONCEPTS = 50;

/** Most people that a concept names. */
export const MAX_CONCEPT_PEOPLE = 500;

/** Highest percentage of a concept. */
export const MAX_CONCEPT_PERCENT = 1_000;

/** Least amount of a concept or a line. */
export const MIN_LINE_AMOUNT = 0.01;

/** Most typed lines of a person in a period. */
export const MAX_LINES = 50;

/** How money was given. */
export const PAYMENT_METHODS = ['transfer', 'cash', 'check', 'other'] as const;

/** How an employee answered a slip (ANSWER-1). */
export const SLIP_ANSWERS = ['none', 'accepted', 'claimed', 'answered'] as const;

/** Most claims about one slip. */
export const MAX_CLAIMS = 20;

/** How long a slip link opens its slip. */
export const SLIP_LINK_DAYS = 30;

/** How a slip link was sent: by hand, or by a mail of the product (ANSWER-6). */
export const LINK_WAYS = ['copied', 'mailed'] as const;

/** How long an employee may contest an acceptance by link (ANSWER-7). */
export const CONTEST_DAYS = 30;

export const PDF_MEDIA_TYPE = 'application/pdf';

/** Lines, each of which is JSON; the whole is none, and so no type of JSON. */
export const ARCHIVE_MEDIA_TYPE = 'text/plain';

/** The employee's share of Guatemala's social security, in percent of gross, as suggested (CONCEPT-5). */
export const SUGGESTED_IGSS_PERCENT = 4.83;

/** The bonus of a month that Guatemala prescribes, in cents, as it is suggested (CONCEPT-5). */
export const SUGGESTED_BONUS_CENTS = 25_000;

/** The tables that a run is written as: the sheets of its workbook, and each a CSV (SLIP-3). */
export const RUN_TABLES = ['summary', 'days', 'records', 'lines', 'payments'] as const;

/** The columns of a bank file (SLIP-7). */
export const BANK_COLUMNS = [
  'name',
  'username',
  'account',
  'amount',
  'currency',
  'reference',
  'period',
] as const;

/** The separators of a bank file. */
export const BANK_SEPARATORS = [',', ';'] as const;

/** The longest account of a bank: an IBAN has 34 at most. */
export const MAX_ACCOUNT_LENGTH = 34;
