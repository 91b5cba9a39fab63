import type { MarkReason } from './mark.ts';

/* Marks that wait for a manager. The phone of an employee does not load this. */

/** Why a mark that changed no record may count once a manager says so (MARK-41). */
export const COUNTABLE_REASONS = [
  'too_old',
  'device_ended',
  'no_right',
  'not_in_crew',
  'pin_wrong',
  'pin_paused',
] as const satisfies readonly MarkReason[];

/** Why a mark without a record waits for a manager (MARK-40). */
export const WAITING_REASONS = [
  ...COUNTABLE_REASONS,
  'no_start',
  'no_company',
] as const satisfies readonly MarkReason[];

/** The decisions of a manager about a waiting mark; `wait` takes `set_aside` back (MARK-41, MARK-42). */
export const MARK_DECISIONS = ['count', 'set_aside', 'wait'] as const;
export type MarkDecision = (typeof MARK_DECISIONS)[number];

/** Most marks that one request settles (MARK-41), and that one answer lists as waiting. */
export const MAX_MARKS_SETTLED = 200;
