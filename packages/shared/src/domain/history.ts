import { durationHours } from './duration.ts';
import { type Cents, fromCents } from './money.ts';
import { type HistoryPeriod, type PeriodKey, periodKey } from './periods.ts';

/** Time and money in exact units. */
export interface WorkedShare {
  durationMs: number;
  costCents: Cents;
}

/** What somebody worked on a calendar date, `YYYY-MM-DD`. */
export interface WorkedDay extends WorkedShare {
  date: string;
}

/** A row of the hours history in exact units. */
export interface HistoryRow extends WorkedShare {
  key: PeriodKey;
}

/** Days, oldest first, added up by day, week or month; a period without a day has no row (PAY-6). */
export function sumByPeriod(days: readonly WorkedDay[], period: HistoryPeriod): HistoryRow[] {
  const rows = new Map<string, HistoryRow>();
  for (const { date, durationMs, costCents } of days) {
    const key = periodKey(period, date);
    const id = JSON.stringify(key);
    const row = rows.get(id) ?? { key, durationMs: 0, costCents: 0 };
    rows.set(id, row);
    row.durationMs += durationMs;
    row.costCents += costCents;
  }
  return [...rows.values()];
}

/** A row as it goes over the wire: hours and money. */
export function toHoursRow<Key extends PeriodKey>(row: { key: Key; durationMs: number; costCents: Cents }) {
  return {
    _id: row.key,
    totalHours: durationHours(row.durationMs),
    totalCost: fromCents(row.costCents),
  };
}
