import {
  type Cents,
  calendarDateOf,
  cutRecord,
  type DatedRate,
  type DateRange,
  durationHours,
  durationMs,
  type PricedPart,
  priceAfter,
  toCents,
} from '@faena/shared/domain';
import type { Unsettled, WorkRecord } from '@faena/shared/schemas';

/** A record's part of a day: its pieces of that day. A voided or empty record has none. */
export interface DayRecord {
  readonly record: WorkRecord;
  readonly pieces: readonly PricedPart[];
}

/** The work in milliseconds, and the earnings; `unpricedMs` of it had no rate. */
export interface Worked {
  readonly ms: number;
  readonly cents: Cents;
  readonly unpricedMs: number;
}

/** A day with its records, oldest first. */
export interface OwnDay extends Worked {
  readonly date: string;
  readonly records: readonly DayRecord[];
}

/** The company's time zone, and the person's rates. */
interface Terms {
  readonly timeZone: string;
  readonly rates: readonly DatedRate[];
}

/** The days of a period with ended records, latest first. */
export function closedDays(records: readonly WorkRecord[], range: DateRange, timeZone: string): OwnDay[] {
  const closed = records.filter(({ endTime }) => endTime !== null);
  return recordedDays(closed, range, timeZone);
}

/** The days of all records. A running one belongs to the day of its start, and counts nothing yet. */
export function recordedDays(records: readonly WorkRecord[], range: DateRange, timeZone: string): OwnDay[] {
  return daysOf(
    records.map((record) => ({ record, pieces: record.pieces.map(toPart) })),
    range,
    timeZone,
  );
}

/**
 * The days with the running record, up to now; unaffected days stay the same objects. It gets the price of
 * its end: after all other records of its day (PAY-41).
 */
export function daysWith(
  running: WorkRecord | null,
  days: readonly OwnDay[],
  now: number,
  range: DateRange,
  { timeZone, rates }: Terms,
): readonly OwnDay[] {
  if (!running) return days;
  const startTime = new Date(running.startTime);
  const parts = cutRecord({ startTime, endTime: new Date(now) }, { timeZone, rates });
  const others = days.flatMap(({ records }) => records);
  const earlier = others.flatMap(({ record, pieces }) => (record.hasPriorPrice ? [] : pieces));
  const live = { record: running, pieces: priceAfter(earlier, parts) };
  const fresh = daysOf([live], range, timeZone);
  const touched = fresh.map((day) => {
    const before = days.find(({ date }) => date === day.date);
    return before ? dayOf(day.date, [...before.records, ...day.records]) : day;
  });
  const untouched = days.filter(({ date }) => !fresh.some((day) => day.date === date));
  return [...touched, ...untouched].sort(latestFirst);
}

/** The sum of days. */
export function sumOf(parts: readonly Worked[]): Worked {
  return parts.reduce<Worked>(
    (sum, { ms, cents, unpricedMs }) => ({
      ms: sum.ms + ms,
      cents: sum.cents + cents,
      unpricedMs: sum.unpricedMs + unpricedMs,
    }),
    { ms: 0, cents: 0, unpricedMs: 0 },
  );
}

/** The open points of days: hours without a rate, and records por revisar. */
export function unsettledIn(days: readonly OwnDay[]): Unsettled {
  const records = new Map(days.flatMap((day) => day.records.map(({ record }) => [record._id, record])));
  const reviews = [...records.values()].filter(({ needsReview, voided }) => needsReview && !voided);
  return { unpricedHours: durationHours(sumOf(days).unpricedMs), pendingReviews: reviews.length };
}

/** The sum of pieces. */
export function workedIn(pieces: readonly PricedPart[]): Worked {
  return sumOf(
    pieces.map((piece) => {
      const ms = durationMs(piece);
      return { ms, cents: piece.costCents ?? 0, unpricedMs: piece.costCents === null ? ms : 0 };
    }),
  );
}

function daysOf(worked: readonly DayRecord[], { startDate, endDate }: DateRange, timeZone: string): OwnDay[] {
  const byDate = new Map<string, DayRecord[]>();
  for (const { record, pieces } of worked) {
    // A record that counts nothing still shows on its first day.
    const started = calendarDateOf(new Date(record.startTime), timeZone);
    const dates = pieces.length > 0 ? pieces.map(({ date }) => date) : [started];
    for (const date of new Set(dates)) {
      if (date < startDate || date > endDate) continue;
      const own = { record, pieces: pieces.filter((piece) => piece.date === date) };
      byDate.set(date, [...(byDate.get(date) ?? []), own]);
    }
  }
  return [...byDate].map(([date, records]) => dayOf(date, records)).sort(latestFirst);
}

function dayOf(date: string, records: readonly DayRecord[]): OwnDay {
  const sorted = records.toSorted((a, b) => Date.parse(a.record.startTime) - Date.parse(b.record.startTime));
  return { date, records: sorted, ...workedIn(sorted.flatMap(({ pieces }) => pieces)) };
}

const latestFirst = (a: OwnDay, b: OwnDay) => (a.date < b.date ? 1 : -1);

function toPart({ date, startTime, endTime, hourlyRate, cost }: WorkRecord['pieces'][number]): PricedPart {
  return {
    date,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    rateCents: hourlyRate === null ? null : toCents(hourlyRate),
    costCents: cost === null ? null : toCents(cost),
  };
}
