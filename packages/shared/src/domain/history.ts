import { durationHours, durationMs, type Stretch } from './duration.ts';
import { type Cents, fromCents, proRataCents } from './money.ts';
import {
  type DateRange,
  type HistoryPeriod,
  type PeriodBounds,
  type PeriodKey,
  periodsIn,
} from './periods.ts';

/** What the history needs of a record: open while `endTime` is null, unpriced while the cost is. */
export interface WorkedTime {
  startTime: Date;
  endTime: Date | null;
  costCents: Cents | null;
}

/** Time and money in exact units. */
export interface WorkedShare {
  durationMs: number;
  costCents: Cents;
}

/** A row of the hours history in exact units. */
export interface HistoryRow extends WorkedShare {
  key: PeriodKey;
}

export interface HistoryRequest {
  period: HistoryPeriod;
  range: DateRange;
  timeZone: string;
}

/**
 * The hours history: closed time by day, week or month of a time zone, oldest first, without empty
 * periods. A record counts into every period it covers, and only with what lies within the range.
 *
 * This is the reference; the API does the same in one aggregation and is tested against it.
 */
export function hoursHistory(
  records: readonly WorkedTime[],
  { period, range, timeZone }: HistoryRequest,
): HistoryRow[] {
  const closed = records.filter(isClosed);
  return periodsIn(period, range, timeZone)
    .map((bounds) => rowOf(closed, bounds))
    .filter((row) => row.durationMs > 0);
}

/** A row as it goes over the wire: hours and USD. */
export function toHoursRow<Key extends PeriodKey>(row: { key: Key; durationMs: number; costCents: Cents }) {
  return {
    _id: row.key,
    totalHours: durationHours(row.durationMs),
    totalCost: fromCents(row.costCents),
  };
}

/**
 * What of a closed record lies within a period. The shares of consecutive periods sum to exactly the
 * record's time and cost.
 */
export function shareOf(record: ClosedTime, { from, to }: Omit<PeriodBounds, 'key'>): WorkedShare {
  return {
    durationMs: elapsedMs(record, to) - elapsedMs(record, from),
    costCents: earnedCents(record, to) - earnedCents(record, from),
  };
}

type ClosedTime = WorkedTime & Stretch;

function isClosed(record: WorkedTime): record is ClosedTime {
  return record.endTime !== null;
}

function rowOf(records: readonly ClosedTime[], { key, from, to }: PeriodBounds): HistoryRow {
  const row: HistoryRow = { key, durationMs: 0, costCents: 0 };
  for (const record of records) {
    const share = shareOf(record, { from, to });
    row.durationMs += share.durationMs;
    row.costCents += share.costCents;
  }
  return row;
}

/** How much of a record has passed at an instant, in milliseconds. */
function elapsedMs({ startTime, endTime }: ClosedTime, instant: Date): number {
  return durationMs({ startTime, endTime: instant < endTime ? instant : endTime });
}

/**
 * How much of a record's cost has been earned at an instant. Rounding what has accrued, rather than
 * each share, makes the shares of any division into periods add up to the record's cost (PAY-5).
 */
function earnedCents(record: ClosedTime, instant: Date): Cents {
  const whole = durationMs(record);
  return whole === 0 ? 0 : proRataCents(record.costCents ?? 0, elapsedMs(record, instant), whole);
}
