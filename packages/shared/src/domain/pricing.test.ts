import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stretch } from './duration.ts';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { calendarDateOf, startOfDate } from './periods.ts';
import { type PricedPart, priceRecords, type Terms } from './pricing.ts';
import type { DatedRate } from './rates.ts';

const GUATEMALA = 'America/Guatemala';
/** Either side of UTC, with and without daylight saving, and one whose change skips midnight. */
const ZONES = [
  GUATEMALA,
  'Europe/Madrid',
  'Pacific/Auckland',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
];

const at = (local: string) => new Date(`${local}-06:00`);
const always = (cents: number): DatedRate[] => [{ from: at('2026-01-01T00:00'), cents }];

/** All pieces of the records, oldest first. */
const price = (records: readonly Stretch[], terms: Terms) =>
  priceRecords(records, terms).flatMap(({ parts }) => parts);

const costs = (parts: readonly PricedPart[]) => parts.map(({ costCents }) => costCents);
const sum = (parts: readonly PricedPart[]) =>
  parts.reduce((total, { costCents }) => total + (costCents ?? 0), 0);

describe('the worked examples of the price of a day', () => {
  it('twelve records of 2.160 s at 8.40 cost 6 cents together', () => {
    const records = Array.from({ length: 12 }, (_, index) => {
      const startTime = new Date(+at('2026-11-10T08:00') + index * 10_000);
      return { startTime, endTime: new Date(+startTime + 2_160) };
    });
    const parts = price(records, { timeZone: GUATEMALA, rates: always(840) });
    expect(costs(parts)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it('a rate that rises at ten prices the hours after it', () => {
    const rates = [...always(650), { from: at('2026-11-10T10:00'), cents: 700 }];
    const record = { startTime: at('2026-11-10T08:00'), endTime: at('2026-11-10T12:00') };
    const parts = price([record], { timeZone: GUATEMALA, rates });
    expect(parts.map(({ rateCents, costCents }) => [rateCents, costCents])).toEqual([
      [650, 1_300],
      [700, 1_400],
    ]);
  });

  it('a record over midnight counts into both days, each at its rate', () => {
    const rates = [...always(1_000), { from: at('2026-11-16T00:00'), cents: 1_200 }];
    const record = { startTime: at('2026-11-15T22:00'), endTime: at('2026-11-16T02:00') };
    const parts = price([record], { timeZone: GUATEMALA, rates });
    expect(parts.map(({ date, costCents }) => [date, costCents])).toEqual([
      ['2026-11-15', 2_000],
      ['2026-11-16', 2_400],
    ]);
  });

  it('a corrected rate reprices the time', () => {
    const record = { startTime: at('2026-11-10T08:00'), endTime: at('2026-11-10T17:00') };
    expect(sum(price([record], { timeZone: GUATEMALA, rates: always(1_001) }))).toBe(9_009);
    expect(sum(price([record], { timeZone: GUATEMALA, rates: always(101) }))).toBe(909);
  });
});

describe('a record is cut', () => {
  it('nowhere when it has no time', () => {
    const instant = at('2026-11-10T08:00');
    const terms = { timeZone: GUATEMALA, rates: always(1) };
    expect(price([{ startTime: instant, endTime: instant }], terms)).toEqual([]);
  });

  it('once where a clock goes back over midnight: the evening that comes again is of the day that had begun', () => {
    const record = {
      startTime: new Date('2006-10-29T02:00:00Z'),
      endTime: new Date('2006-10-29T04:30:00Z'),
    };
    const parts = price([record], { timeZone: 'America/St_Johns', rates: always(100) });
    expect(parts.map(({ date, endTime }) => [date, endTime.toISOString()])).toEqual([
      ['2006-10-28', '2006-10-29T02:30:00.000Z'],
      ['2006-10-29', '2006-10-29T04:30:00.000Z'],
    ]);
  });

  it('without a rate, and costs nothing that could be added up', () => {
    const record = { startTime: at('2026-11-10T08:00'), endTime: at('2026-11-10T09:00') };
    expect(costs(price([record], { timeZone: GUATEMALA, rates: [] }))).toEqual([null]);
  });

  it('at the first rate also where it was worked before that', () => {
    const record = { startTime: at('2025-06-10T08:00'), endTime: at('2025-06-10T09:00') };
    expect(costs(price([record], { timeZone: GUATEMALA, rates: always(500) }))).toEqual([500]);
  });
});

describe('whatever the records, rates and zone', () => {
  const START = Date.UTC(2026, 2, 20);
  const SPAN = 20 * 24 * HOUR_MS;
  const instant = fc.integer({ min: START, max: START + SPAN });
  const terms = fc.record({
    timeZone: fc.constantFrom(...ZONES),
    // The later of two from one instant holds.
    rates: fc.uniqueArray(
      fc.record({ from: instant.map((ms) => new Date(ms)), cents: fc.integer({ min: 1, max: 10_000_000 }) }),
      { minLength: 1, maxLength: 5, selector: ({ from }) => +from },
    ),
  });
  /** Instants that divide one time, so that the records between them lie end to end. */
  const cuts = fc
    .uniqueArray(instant, { minLength: 2, maxLength: 40 })
    .map((times) => times.sort((a, b) => a - b));

  const recordsBetween = (times: readonly number[]): Stretch[] =>
    times.slice(1).map((end, index) => ({
      startTime: new Date(times[index] ?? end),
      endTime: new Date(end),
    }));
  const daysOf = (parts: readonly PricedPart[]) =>
    [...new Set(parts.map(({ date }) => date))]
      .sort()
      .map((date) => ({ date, pieces: parts.filter((part) => part.date === date) }));
  const byDay = (parts: readonly PricedPart[]) =>
    daysOf(parts).map(({ date, pieces }) => [date, sum(pieces)]);

  it('any division of the same time into records costs the same each day', () => {
    fc.assert(
      fc.property(cuts, terms, (times, conditions) => {
        const whole = recordsBetween([times[0] ?? 0, times.at(-1) ?? 0]);
        expect(byDay(price(recordsBetween(times), conditions))).toEqual(byDay(price(whole, conditions)));
      }),
    );
  });

  it('the pieces lie end to end, each within one day and one rate, and none costs less than nothing', () => {
    fc.assert(
      fc.property(cuts, terms, (times, conditions) => {
        const [record] = recordsBetween([times[0] ?? 0, times.at(-1) ?? 0]);
        if (!record) throw new Error('A division has two ends');
        const parts = price([record], conditions);
        expect([parts[0]?.startTime, parts.at(-1)?.endTime]).toEqual([record.startTime, record.endTime]);
        parts.slice(1).forEach((part, index) => {
          expect(part.startTime).toEqual(parts[index]?.endTime);
        });
        for (const { date, startTime, endTime, costCents } of parts) {
          expect(costCents).toBeGreaterThanOrEqual(0);
          expect(+startTime).toBeGreaterThanOrEqual(+startOfDate(date, conditions.timeZone));
          expect(calendarDateOf(new Date(+endTime - 1), conditions.timeZone)).toBe(date);
          const rates = [...conditions.rates].sort((a, b) => +a.from - +b.from);
          // A rate equal to the one before cuts no piece.
          const others = rates.filter(({ cents }, i) => i > 0 && cents !== rates[i - 1]?.cents);
          for (const { from } of others) expect(from > startTime && from < endTime).toBe(false);
        }
      }),
    );
  });

  it('a day costs its exact sum rounded half-up once', () => {
    fc.assert(
      fc.property(cuts, terms, (times, conditions) => {
        const parts = price(recordsBetween(times), conditions);
        for (const { pieces } of daysOf(parts)) {
          const exact = pieces.reduce(
            (total, part) => total + BigInt(+part.endTime - +part.startTime) * BigInt(part.rateCents ?? 0),
            0n,
          );
          const cost = BigInt(sum(pieces));
          const hour = BigInt(HOUR_MS);
          expect((2n * cost - 1n) * hour <= 2n * exact && 2n * exact < (2n * cost + 1n) * hour).toBe(true);
        }
      }),
    );
  });
});
