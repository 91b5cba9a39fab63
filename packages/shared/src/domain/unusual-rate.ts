import { FACTOR_TO_CONFIRM, FIRST_RATE_TO_CONFIRM_CENTS } from './limits-and-defaults/index.ts';
import type { Cents } from './money.ts';
import { type DatedRate, rateBefore } from './rates.ts';

/**
 * The signs of a mistyped rate: the previous rate and the factor, both null for a first rate. `usualCents` is
 * the company's median if a first rate is far from it, else null.
 */
export interface UnusualRate {
  readonly beforeCents: Cents | null;
  readonly factor: number | null;
  readonly usualCents: Cents | null;
}

/**
 * Tests whether a rate needs a confirmation (RATE-8): above five times or below a fifth of the previous one, or a high
 * first rate. A first rate needs one too if it is that far from `usualCents`, the median of the company (RATE-14).
 * `others` are the person's other rates. A rate of 0 means none and needs no confirmation.
 */
export function unusualRate(
  others: readonly DatedRate[],
  { from, cents }: DatedRate,
  usualCents: Cents | null = null,
): UnusualRate | null {
  if (cents === 0) return null;
  const before = rateBefore(others, from);
  if (before) {
    if (!isFar(cents, before.cents)) return null;
    const factor = Number((cents / before.cents).toPrecision(3));
    return { beforeCents: before.cents, factor, usualCents: null };
  }
  const isFarFromOthers = usualCents !== null && isFar(cents, usualCents);
  if (!isFarFromOthers && cents <= FIRST_RATE_TO_CONFIRM_CENTS) return null;
  return { beforeCents: null, factor: null, usualCents: isFarFromOthers ? usualCents : null };
}

/** The median of the rates above 0; null without any (RATE-14). */
export function usualRate(rates: readonly Cents[]): Cents | null {
  const sorted = rates.filter((cents) => cents > 0).sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

function isFar(cents: Cents, from: Cents): boolean {
  return cents > from * FACTOR_TO_CONFIRM || cents * FACTOR_TO_CONFIRM < from;
}
