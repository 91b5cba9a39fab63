import type { Stretch } from './duration.ts';
import { type Cents, proRataCents } from './money.ts';
import { startOfDate } from './periods.ts';

/** Money an hour, in force from an instant until the next one's; 0 is none (RATE-1). */
export interface DatedRate {
  readonly from: Date;
  /** The day, `YYYY-MM-DD`, at whose start it begins in its company's time zone (RATE-4); none for a rate from now on. */
  readonly fromDay?: string | null;
  readonly cents: Cents;
}

/** An instant before all that can be stored. */
const EVER = new Date(-8_640_000_000_000_000);

/**
 * The rate in force at an instant: the latest that began by then, else the first; a 0 gives way to the next above it
 * (RATE-1). Null where there is none.
 */
export function rateAt(rates: readonly DatedRate[], at: Date): Cents | null {
  const sorted = byStart(rates);
  const begun = sorted.findLastIndex(({ from }) => from <= at);
  return sorted.slice(Math.max(begun, 0)).find(({ cents }) => cents > 0)?.cents ?? null;
}

/** The changes of a rate, oldest first. The first rate is no change, because it also applies to all time before. */
export function rateChanges(rates: readonly DatedRate[]): Date[] {
  const starts = byStart(rates).map(({ from }) => from);
  return starts
    .slice(1)
    .filter((from, index) => rateAt(rates, from) !== rateAt(rates, starts[index] ?? from));
}

/** The first instant at which two lists of rates differ; null if they never do. */
export function firstDifference(some: readonly DatedRate[], others: readonly DatedRate[]): Date | null {
  const instants = [EVER, ...byStart([...some, ...others]).map(({ from }) => from)];
  return instants.find((at) => rateAt(some, at) !== rateAt(others, at)) ?? null;
}

/** Rates with one more, oldest first: it replaces one of the same instant, and above 0 also a 0 before it (RATE-1). */
export function withRate<Rate extends DatedRate>(rates: readonly Rate[], added: Rate): Rate[] {
  const others = byStart(rates).filter(({ from }) => +from !== +added.from);
  const before = others.findLast(({ from }) => from < added.from);
  if (!before || before.cents > 0 || added.cents === 0) return byStart([...others, added]);
  const { from, fromDay = null } = before;
  return byStart([...others.filter((rate) => rate !== before), { ...added, from, fromDay }]);
}

/**
 * The rates of a company's person after it moved to a time zone: one that begins with a day begins with it there
 * (RATE-15). One stays where it would pass another, and where `isSettled` tells so of the rates and the time between.
 */
export function ratesInZone<Rate extends DatedRate>(
  rates: readonly Rate[],
  timeZone: string,
  isSettled: (moved: readonly Rate[], between: Stretch) => boolean,
): Rate[] {
  const sorted = byStart(rates);
  const starts = sorted.map(({ fromDay, from }) => (fromDay ? startOfDate(fromDay, timeZone) : from));
  const stepOf = (index: number) => +(starts[index] ?? 0) - +(sorted[index]?.from ?? 0);
  const indices = [...sorted.keys()];
  // Each in the direction of its move, so that the one before it has left its place.
  const back = indices.filter((index) => stepOf(index) < 0);
  const ahead = indices.filter((index) => stepOf(index) > 0).reverse();
  return [...back, ...ahead].reduce((known, index) => {
    const [rate, from] = [known[index], starts[index]];
    if (!rate || !from) return known;
    const moved = known.with(index, { ...rate, from });
    const isInOrder = moved.every((other, at) => at === 0 || +(moved[at - 1]?.from ?? 0) < +other.from);
    const [startTime, endTime] = from < rate.from ? [from, rate.from] : [rate.from, from];
    return isInOrder && !isSettled(moved, { startTime, endTime }) ? moved : known;
  }, sorted);
}

/** The rate set to hold at an instant, or 0; the first one does not reach back here. */
export function rateSetFor(rates: readonly DatedRate[], at: Date): Cents {
  return byStart(rates).findLast(({ from }) => from <= at)?.cents ?? 0;
}

/** The last rate above 0 that began before an instant. */
export function rateBefore(rates: readonly DatedRate[], at: Date): DatedRate | undefined {
  return byStart(rates).findLast(({ from, cents }) => from < at && cents > 0);
}

/** The rate that begins next after an instant. */
export function rateAfter<Rate extends DatedRate>(rates: readonly Rate[], at: Date): Rate | undefined {
  return byStart(rates).find(({ from }) => from > at);
}

/** A rate raised by a percentage of at most two decimals, or lowered by a negative one; half-up to the cent (RATE-6). */
export function raisedBy(cents: Cents, percentage: number): Cents {
  return proRataCents(cents, Math.round((100 + percentage) * 100), 10_000);
}

function byStart<Rate extends DatedRate>(rates: readonly Rate[]): Rate[] {
  return [...rates].sort((a, b) => +a.from - +b.from);
}
