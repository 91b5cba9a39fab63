import { MINUTE_MS } from './limits-and-defaults/index.ts';
import type { LikelyEnds } from './marks/forgotten-end.ts';

/** Somebody is late who began this much after the median of their company's day. */
const LATE_MS = 15 * MINUTE_MS;
/** Fewer beginnings make no median. */
const FEWEST_STARTS = 3;

/**
 * The time after which a beginning is late today: 15 minutes after the median of all first beginnings (TODAY-2). Null for
 * fewer than three of them.
 */
export function lateAfter(starts: readonly Date[]): Date | null {
  if (starts.length < FEWEST_STARTS) return null;
  const times = starts.map(Number).sort((a, b) => a - b);
  return new Date((times[Math.floor((times.length - 1) / 2)] ?? 0) + LATE_MS);
}

/** The states of somebody today: at work, at lunch, not seen, absent as announced, or left; in the order of the screen. */
export const DAY_STATES = ['in', 'lunch', 'missing', 'absent', 'left'] as const;

/** The counts of a day: each state, and those who came late, who are in one of the states too (TODAY-8). */
export const DAY_COUNTS = ['in', 'lunch', 'late', 'missing', 'absent', 'left'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** Somebody today, as far as the counts need it. */
export interface CountedToday {
  readonly state: (typeof DAY_STATES)[number];
  readonly isLate: boolean;
}

/** Tests whether a count contains somebody (TODAY-8). */
export function isCounted({ state, isLate }: CountedToday, count: DayCount): boolean {
  return count === 'late' ? isLate : state === count;
}

/** How many people each count contains. Without `late` the counts add up to all people (TODAY-8). */
export function dayCounts(people: readonly CountedToday[]): Readonly<Record<DayCount, number>> {
  const counted = (count: DayCount) => people.filter((person) => isCounted(person, count)).length;
  return {
    in: counted('in'),
    lunch: counted('lunch'),
    late: counted('late'),
    missing: counted('missing'),
    absent: counted('absent'),
    left: counted('left'),
  };
}

/** The causes for which records wait for review, in the order of the screen (TODAY-3). */
export const ODD_CAUSES = ['crew', 'usual', 'last_sign', 'limit', 'denied', 'uncertain', 'other'] as const;
export type OddCause = (typeof ODD_CAUSES)[number];

/** A record that waits for review, as far as its cause needs it. */
export interface OddRecord {
  readonly endTime: Date | null;
  readonly forgotten: LikelyEnds | null;
  readonly isDenied: boolean;
  readonly isExact: boolean;
}

/** The cause for which a record waits: for a forgotten Salida, the likely end up to which it pays (MARK-21). */
export function oddCause({ endTime, forgotten, isDenied, isExact }: OddRecord): OddCause {
  if (isDenied) return 'denied';
  if (forgotten && endTime) {
    const isAt = (end: Date | null) => end !== null && +end === +endTime;
    if (isAt(forgotten.crew)) return 'crew';
    if (isAt(forgotten.usual)) return 'usual';
    return isAt(forgotten.lastSign) ? 'last_sign' : 'limit';
  }
  return isExact ? 'other' : 'uncertain';
}
