import { durationMs } from './duration.ts';
import type { Cents } from './money.ts';
import {
  type EarnedByDay,
  type EarnedSoFar,
  type PricedPart,
  toWholeCents,
  type WorkPart,
} from './pricing.ts';

/** What an adjustment does to a day of a closed record (ADJUST-1): enough to reckon its amount anew. */
export interface AdjustedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What of the record no longer counts there. */
  readonly removed: readonly WorkPart[];
  /** What counts instead. */
  readonly added: readonly WorkPart[];
  /** What was removed had this cost of its own, as a prior price has (PAY-43); absent where the day had priced it. */
  readonly priorCents?: Cents;
  readonly ms: number;
  readonly cents: Cents;
}

/** What a record counts on a day, and what that cost, where it has a price that is no part of its day's (PAY-43). */
export interface CountedDay {
  readonly parts: readonly WorkPart[];
  readonly priorCents?: Cents;
}

/**
 * What it comes to that a record has other pieces. `counted` is what it counts so far by day, `earned` what its person's
 * days have got by what no longer changes: stamped pieces and earlier adjustments (RUN-6). A day gets its exact sum as
 * it becomes, rounded once, less what it has got. Days that stay as they are are none of it.
 */
export function adjustDays(
  counted: ReadonlyMap<string, CountedDay>,
  becomes: readonly WorkPart[],
  earned: EarnedByDay,
): AdjustedDay[] {
  const dates = new Set([...counted.keys(), ...becomes.map(({ date }) => date)]);
  return [...dates].sort().flatMap((date) => {
    const { parts: removed, priorCents } = counted.get(date) ?? { parts: [] };
    const added = becomes.filter((part) => part.date === date);
    if (isSameTime(removed, added)) return [];
    const day = { date, removed, added, ...(priorCents !== undefined && { priorCents }) };
    const { exact, given } = earned.get(date) ?? { exact: 0n, given: 0 };
    const cents = toWholeCents(exact + exactChange(day)) - given - (priorCents ?? 0);
    return [{ ...day, ms: msOf(added) - msOf(removed), cents }];
  });
}

/** What days have got, with what adjustments gave them or took away. */
export function withAdjustedDays(earned: EarnedByDay, days: readonly AdjustedDay[]): EarnedByDay {
  const all = new Map(earned);
  for (const day of days) {
    const { exact, given }: EarnedSoFar = all.get(day.date) ?? { exact: 0n, given: 0 };
    all.set(day.date, {
      exact: exact + exactChange(day),
      given: given + day.cents + (day.priorCents ?? 0),
    });
  }
  return all;
}

/** What a record counts by day: its pieces, changed by its adjustments in their order. */
export function countedByDay(
  pieces: readonly PricedPart[],
  hasPriorPrice: boolean,
  adjusted: readonly AdjustedDay[],
): Map<string, CountedDay> {
  const days = new Map<string, CountedDay>();
  for (const { costCents, ...part } of pieces) {
    const { parts, priorCents = 0 } = days.get(part.date) ?? { parts: [] };
    days.set(part.date, {
      parts: [...parts, part],
      ...(hasPriorPrice && { priorCents: priorCents + (costCents ?? 0) }),
    });
  }
  for (const { date, added } of adjusted) days.set(date, { parts: added });
  return days;
}

function exactChange({ removed, added, priorCents }: Pick<AdjustedDay, 'removed' | 'added' | 'priorCents'>) {
  return exactOf(added) - (priorCents === undefined ? exactOf(removed) : 0n);
}

function exactOf(parts: readonly WorkPart[]): bigint {
  return parts.reduce((sum, part) => sum + BigInt(durationMs(part)) * BigInt(part.rateCents ?? 0), 0n);
}

const msOf = (parts: readonly WorkPart[]) => parts.reduce((sum, part) => sum + durationMs(part), 0);

/** Which time at which rate does not matter to a day's money, but to what is shown and what overlaps. */
function isSameTime(some: readonly WorkPart[], others: readonly WorkPart[]): boolean {
  const keyOf = (parts: readonly WorkPart[]) =>
    parts.map(({ startTime, endTime, rateCents }) => `${+startTime} ${+endTime} ${rateCents}`).join();
  return keyOf(some) === keyOf(others);
}
