import type { Home } from '@faena/shared/schemas';
import type { Stretch } from './state.ts';

/** A lunch that the rule of the company deducts; absent where the home is not known, or of an earlier version. */
export type LunchToDeduct = Home['lunch'] | undefined;

/**
 * Milliseconds since `since` that a stretch loses to its lunch, once it has time before and after it (LUNCH-1).
 * @param since in milliseconds since 1970
 */
export function deductedMs(
  { startTime, endTime }: Stretch,
  now: number,
  lunch: LunchToDeduct,
  since = Number.NEGATIVE_INFINITY,
): number {
  if (!lunch) return 0;
  const [from, until] = [Date.parse(lunch.from), Date.parse(lunch.until)];
  const to = endTime === null ? now : Date.parse(endTime);
  const isSpanned = Date.parse(startTime) < from && to > until;
  return isSpanned ? Math.max(0, until - Math.max(from, since)) : 0;
}
