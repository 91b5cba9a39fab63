/* Pay periods and their closing. */

/** The rhythms of payment (PERIOD-1). */
export const PAY_SCHEDULES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const;

/** Most days from the end of a period to its payday (PERIOD-1). */
export const MAX_PAYDAY_DAYS = 31;

/** The states of a pay period. */
export const PERIOD_STATES = ['open', 'closable', 'closed'] as const;

/** Why a closed run cannot be reopened (RUN-7). */
export const REOPENING_REFUSALS = ['run_not_last', 'run_paid', 'run_accepted', 'run_adjusted'] as const;
export type ReopeningRefusal = (typeof REOPENING_REFUSALS)[number];

/** The blockers of a closing (RUN-4). */
export const PAY_POINTS = ['running', 'review', 'unpriced', 'request', 'negative'] as const;

/** Why a record waits for review (TIME-66); `other` if the record states no cause. */
export const REVIEW_CAUSES = ['lost_signal', 'longest_shift', 'gap', 'idle', 'mark', 'other'] as const;

/** The state of a run: closed or reopened (RUN-7). */
export const RUN_STATES = ['closed', 'reopened'] as const;
