import { MIN_HOURLY_RATE } from '@faena/shared/domain';

/** A rate as it is typed: whole cents, at least 0; what is no number becomes 0 (RATE-3). */
export function rateOf(typed: string): number {
  const amount = Math.round(Number(typed) * 100) / 100;
  return Number.isFinite(amount) ? Math.max(MIN_HOURLY_RATE, amount) : MIN_HOURLY_RATE;
}
