import { durationMs, type Stretch } from './duration.ts';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { type Cents, proRataCents } from './money.ts';
import { dayOf } from './periods.ts';
import { type DatedRate, rateAt, rateChanges } from './rates.ts';

/** A piece of a record within one day and at one rate; `rateCents` is null without a rate. */
export interface WorkPart extends Stretch {
  /** The day of the company's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rateCents: Cents | null;
}

/** A piece and its cost; null without a rate. */
export interface PricedPart extends WorkPart {
  readonly costCents: Cents | null;
}

/** The time zone of a company's days, and the rates of a person. */
export interface Terms {
  readonly timeZone: string;
  /** In any order. The first reaches back to the person's first record. */
  readonly rates: readonly DatedRate[];
}

/** A record cut at the midnights of its company and where its person's rate changes, oldest piece first (PAY-40). */
export function cutRecord({ startTime, endTime }: Stretch, { timeZone, rates }: Terms): WorkPart[] {
  const changes = rateChanges(rates);
  const parts: WorkPart[] = [];
  for (let from = startTime; from < endTime; ) {
    const { date, end } = dayOf(from, timeZone);
    const next = changes.find((change) => change > from);
    const to = earliest(endTime, end, next);
    parts.push({ date, startTime: from, endTime: to, rateCents: rateAt(rates, from) });
    from = to;
  }
  return parts;
}

/**
 * The cost of one person's records, each as its pieces. The day is the unit of price, so every record of a day must be
 * there: pieces share the day's sum, rounded half-up once (PAY-41). So a day costs the same however its time is divided
 * into records, and pieces always add up to it. No floating point takes part.
 */
export function priceRecords<Worked extends Stretch>(
  records: readonly Worked[],
  terms: Terms,
): { record: Worked; parts: PricedPart[] }[] {
  const days = new Map<string, EarnedSoFar>();
  return [...records]
    .sort((a, b) => +a.startTime - +b.startTime)
    .map((record) => ({ record, parts: cutRecord(record, terms).map((part) => pricePart(part, days)) }));
}

/**
 * The price of pieces after `earlier` ones, in order of time, as `priceRecords` computes it: the cost so far of a
 * running record.
 */
export function priceAfter(earlier: readonly PricedPart[], parts: readonly WorkPart[]): PricedPart[] {
  return priceParts(parts, earnedByDay(earlier));
}

/** Prices pieces in their order; `earned` is the day's cost before the first of them (RUN-6). */
export function priceParts(parts: readonly WorkPart[], earned: EarnedByDay): PricedPart[] {
  const days = new Map(earned);
  return parts.map((part) => pricePart(part, days));
}

/** The cost of each day in priced pieces. */
export function earnedByDay(pieces: readonly PricedPart[]): Map<string, EarnedSoFar> {
  const days = new Map<string, EarnedSoFar>();
  for (const { date, rateCents, costCents, ...stretch } of pieces) {
    if (rateCents === null || costCents === null) continue;
    const { exact, given } = days.get(date) ?? NOTHING;
    const more = BigInt(durationMs(stretch)) * BigInt(rateCents);
    days.set(date, { exact: exact + more, given: given + costCents });
  }
  return days;
}

/** A closed record whose rate and cost are stored for the whole record. */
export interface WholePrice extends Stretch {
  readonly rateCents: Cents | null;
  readonly costCents: Cents | null;
}

/**
 * Cuts a record with a prior price at midnights: each day gets the accrued difference, so that the pieces add up
 * (PAY-43).
 */
export function cutPriorPrice(record: WholePrice, timeZone: string): PricedPart[] {
  const { startTime, rateCents, costCents } = record;
  const whole = durationMs(record);
  const earned = (at: Date) => proRataCents(costCents ?? 0, +at - +startTime, whole);
  return cutRecord(record, { timeZone, rates: [] }).map((part) => ({
    ...part,
    rateCents,
    costCents: costCents === null ? null : earned(part.endTime) - earned(part.startTime),
  }));
}

/** A day's exact sum in cents × milliseconds, and its cents so far. */
export interface EarnedSoFar {
  readonly exact: bigint;
  readonly given: Cents;
}

/** By day; a missing day has earned nothing. */
export type EarnedByDay = ReadonlyMap<string, EarnedSoFar>;

const NOTHING: EarnedSoFar = { exact: 0n, given: 0 };

function pricePart(part: WorkPart, days: Map<string, EarnedSoFar>): PricedPart {
  if (part.rateCents === null) return { ...part, costCents: null };
  const before = days.get(part.date) ?? NOTHING;
  const exact = before.exact + BigInt(durationMs(part)) * BigInt(part.rateCents);
  const given = toWholeCents(exact);
  days.set(part.date, { exact, given });
  return { ...part, costCents: given - before.given };
}

/** Rounds an exact sum in cents × milliseconds to cents, half up. After a subtraction the sum may be below zero. */
export function toWholeCents(exact: bigint): Cents {
  const twoHours = 2n * BigInt(HOUR_MS);
  const sum = 2n * exact + BigInt(HOUR_MS);
  const isCut = sum < 0n && sum % twoHours !== 0n;
  const cents = Number(sum / twoHours - (isCut ? 1n : 0n));
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Too much money to count in cents: ${cents}`);
  return cents;
}

function earliest(first: Date, ...others: (Date | undefined)[]): Date {
  return others.reduce<Date>((least, other) => (other && other < least ? other : least), first);
}
