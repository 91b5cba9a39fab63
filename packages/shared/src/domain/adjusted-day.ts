import { durationMs } from './duration.ts';
import type { Cents } from './money.ts';
import {
  type EarnedByDay,
  type EarnedSoFar,
  type PricedPart,
  toWholeCents,
  type WorkPart,
} from './pricing.ts';

/** The effect of an adjustment on a day of a closed record: enough to compute its amount again (ADJUST-1). */
export interface AdjustedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The parts of the record that no longer count there. */
  readonly removed: readonly WorkPart[];
  /** The parts that count instead. */
  readonly added: readonly WorkPart[];
  /** The removed parts' own cost under a prior price; absent if the day had priced them (PAY-43). */
  readonly priorCents?: Cents;
  readonly ms: number;
  readonly cents: Cents;
}

/** The counted part of a record on a day, and its cost if a prior price sets it (PAY-43). */
export interface CountedDay {
  readonly parts: readonly WorkPart[];
  readonly priorCents?: Cents;
}

/**
 * Computes the difference of cost that new pieces of a record make, day by day. `counted` is the record's counted
 * part, `earned` the day's cost in unchangeable pieces and adjustments (RUN-6). A day's new exact sum is rounded
 * once, minus its earlier cost. Unchanged days are left out.
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

/** The cost of each day so far, with its adjustments. */
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

/** The counted part of a record by day: its pieces, changed by its adjustments in their order. */
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

/** Compares times and rates: they do not change the money of a day, but the shown pieces and the overlaps. */
function isSameTime(some: readonly WorkPart[], others: readonly WorkPart[]): boolean {
  const keyOf = (parts: readonly WorkPart[]) =>
    parts.map(({ startTime, endTime, rateCents }) => `${+startTime} ${+endTime} ${rateCents}`).join();
  return keyOf(some) === keyOf(others);
}
