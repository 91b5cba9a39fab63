import { DAY_MS } from './units.ts';

/* The six digits by which a site proves place and minute of a mark. Units are in the names. */

/** How long the digits of a site stay the same (MARK-27). */
export const SITE_CODE_STEP_MS = 30_000;

export const SITE_CODE_DIGITS = 6;

/** A code in bounds wider than this decides nothing (MARK-33). */
export const WIDEST_CODE_BOUNDS_MS = DAY_MS;

/** Most windows that one request with marks compares codes with; later marks are as without a code. */
export const MAX_CODE_WINDOWS = 20_000;

/** So many wrong codes of a person within `WRONG_SITE_CODES_MS` make their further codes decide nothing (MARK-37). */
export const MAX_WRONG_SITE_CODES = 10;

export const WRONG_SITE_CODES_MS = DAY_MS;

/** Typed or scanned digits wait so long for their press (MARK-36). */
export const TYPED_CODE_MS = 60_000;

/** The proof of a mark's minute by its code; `unclear` if that decides nothing (MARK-31, MARK-32, MARK-33). */
export const CODE_PROOFS = ['proven', 'refuted', 'unclear'] as const;
export type CodeProof = (typeof CODE_PROOFS)[number];
