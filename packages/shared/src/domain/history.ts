import { durationHours } from './duration.ts';
import { type Cents, fromCents } from './money.ts';
import { type HistoryPeriod, type PeriodKey, periodKey } from './periods.ts';

/** Time and money in exact units. */
export interface WorkedShare {
  durationMs: number;
  costCents: Cents;
  /** The part of the time without a rate, which costs nothing yet (PAY-4). */
  unpricedMs: number;
}

/** The work of a person on a calendar date, `YYYY-MM-DD`. */
export interface WorkedDay extends WorkedShare {
  date: string;
  /** The ids of the records 'por revisar' with time in the row. */
  toReview: readonly string[];
}

/** A row of the hours history in exact units. */
export interface HistoryRow extends WorkedShare {
  key: PeriodKey;
  toReview: Set<string>;
}

/** Days, oldest first, added up by day, week or month; a period without a day has no row (PAY-6). */
export function sumByPeriod(days: readonly WorkedDay[], period: HistoryPeriod): HistoryRow[] {
  const rows = new Map<string, HistoryRow>();
  for (const { date, durationMs, costCents, unpricedMs, toReview } of days) {
    const key = periodKey(period, date);
    const id = JSON.stringify(key);
    const row = rows.get(id) ?? { key, durationMs: 0, costCents: 0, unpricedMs: 0, toReview: new Set() };
    rows.set(id, row);
    row.durationMs += durationMs;
    row.costCents += costCents;
    row.unpricedMs += unpricedMs;
    for (const id of toReview) row.toReview.add(id);
  }
  return [...rows.values()];
}

/** A row in the API format: hours and money. */
export function toHoursRow<Key extends PeriodKey>(row: HistoryRow & { key: Key }) {
  return {
    _id: row.key,
    totalHours: durationHours(row.durationMs),
    totalCost: fromCents(row.costCents),
    unpricedHours: durationHours(row.unpricedMs),
    pendingReviews: row.toReview.size,
  };
}
