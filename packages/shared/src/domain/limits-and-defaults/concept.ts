/* Concepts and lines, the additions and deductions of a slip. */

/** The effect of a line on gross. */
export const LINE_KINDS = ['addition', 'deduction'] as const;

/** The base of a concept's amount (CONCEPT-1). */
export const CONCEPT_BASES = ['fixed', 'percent', 'hourly'] as const;

/**
 * How people earn a fixed amount (CONCEPT-7): with time in the period, also with adjustments alone, or pro rata by the
 * days or hours worked.
 */
export const CONCEPT_ENTITLEMENTS = ['worked', 'adjusted', 'days', 'hours'] as const;

/**
 * The parts of a debt on slips (DEBT-1): an addition that carries it over, and one that waives the rest. The next run
 * has the deduction.
 */
export const DEBT_ROLES = ['carried', 'waived', 'owed'] as const;

/** The counts that an amount is pro rata by: worked days, worked hours, or the days of a short period (CONCEPT-8). */
export const SHARE_BASES = ['days', 'hours', 'period'] as const;

/** Most days and hours that bring a whole amount. */
export const MOST_FULL = { days: 31, hours: 744 } as const;

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

/** The employee's share of Guatemala's social security, in percent of gross, as suggested (CONCEPT-5). */
export const SUGGESTED_IGSS_PERCENT = 4.83;

/** The monthly bonus that Guatemala prescribes, in cents, as suggested (CONCEPT-5). */
export const SUGGESTED_BONUS_CENTS = 25_000;
