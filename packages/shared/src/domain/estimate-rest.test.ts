import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTIMATE_DAYS, estimateRest } from './estimate-rest.ts';
import { dateAfter, weekdayOf } from './periods.ts';

/** A Monday. */
const TODAY = '2026-11-16';
const cents = fc.integer({ min: 0, max: 5_000_00 });
/** The cost of each weekday, from Monday. */
const week = fc.array(cents, { minLength: 7, maxLength: 7 }).filter((days) => days.some((cost) => cost > 0));
const rest = fc.integer({ min: 0, max: 30 }).map((days) => dateAfter(TODAY, days));
/** Costs of some days before today, by the number of days since then. */
const past = fc.dictionary(
  fc.integer({ min: 1, max: 2 * ESTIMATE_DAYS }).map((ago) => dateAfter(TODAY, -ago)),
  cents,
);

const costsOf = (days: Record<string, number>) => new Map(Object.entries(days));
const datesTo = (from: string, until: string) => {
  const dates: string[] = [];
  for (let date = from; date <= until; date = dateAfter(date, 1)) dates.push(date);
  return dates;
};
const likeWeek = (days: readonly number[], from: string, until: string) =>
  new Map(datesTo(from, until).map((date) => [date, days[weekdayOf(date) - 1] ?? 0]));
const sum = (costs: Iterable<number>) => [...costs].reduce((total, cost) => total + cost, 0);

describe('the estimate of the rest of a period (NEED-2)', () => {
  it('is the mean of the same weekdays of the last four weeks', () => {
    const costs = costsOf({
      '2026-10-19': 10_000,
      '2026-10-26': 12_000,
      '2026-11-02': 14_000,
      '2026-11-09': 12_000,
      '2026-11-10': 8_000,
    });
    expect(estimateRest(costs, TODAY, TODAY)).toBe(12_000);
    // Three Tuesdays without time and one with 80.00.
    expect(estimateRest(costs, TODAY, '2026-11-17')).toBe(12_000 + 2_000);
  });

  it('counts the missing part of today, and nothing if today has more already', () => {
    const costs = { '2026-11-09': 12_000 };
    expect(estimateRest(costsOf({ ...costs, [TODAY]: 5_000 }), TODAY, TODAY)).toBe(7_000);
    expect(estimateRest(costsOf({ ...costs, [TODAY]: 15_000 }), TODAY, TODAY)).toBe(0);
  });

  it('passes over weeks without any time, and over the days before the first with time', () => {
    const worked = { '2026-11-09': 12_000, '2026-10-26': 12_000 };
    expect(estimateRest(costsOf(worked), TODAY, TODAY)).toBe(12_000);
    expect(estimateRest(costsOf({ '2026-11-12': 7_000, '2026-11-13': 7_000 }), TODAY, '2026-11-16')).toBe(
      // Mondays are unknown, so they have the mean of Thursday to Sunday.
      3_500,
    );
  });

  it('is nothing without time in the last four weeks, and once the period is over', () => {
    expect(estimateRest(new Map(), TODAY, '2026-11-30')).toBe(0);
    expect(estimateRest(costsOf({ '2026-10-18': 9_000 }), TODAY, '2026-11-30')).toBe(0);
    expect(estimateRest(costsOf({ '2026-11-10': 9_000 }), TODAY, '2026-11-15')).toBe(0);
  });

  it('comes true to the cent where every week is like the others', () => {
    fc.assert(
      fc.property(week, rest, (days, until) => {
        const costs = likeWeek(days, dateAfter(TODAY, -ESTIMATE_DAYS), dateAfter(TODAY, -1));
        expect(estimateRest(costs, TODAY, until)).toBe(sum(likeWeek(days, TODAY, until).values()));
      }),
    );
  });

  it('is whole cents, not below zero, and grows with the days that are left', () => {
    fc.assert(
      fc.property(past, rest, (days, until) => {
        const estimate = estimateRest(costsOf(days), TODAY, until);
        expect(Number.isSafeInteger(estimate) && estimate >= 0).toBe(true);
        expect(estimateRest(costsOf(days), TODAY, dateAfter(until, 1))).toBeGreaterThanOrEqual(estimate);
      }),
    );
  });

  it('falls with the cost of today, cent by cent, down to that of the following days', () => {
    fc.assert(
      fc.property(past, rest, cents, (days, until, today) => {
        const before = estimateRest(costsOf(days), TODAY, until);
        const after = estimateRest(costsOf({ ...days, [TODAY]: today }), TODAY, until);
        const todayAlone = estimateRest(costsOf(days), TODAY, TODAY);
        expect(before - after).toBe(Math.min(today, todayAlone));
      }),
    );
  });

  it('knows nothing of days before those four weeks, nor of days to come', () => {
    fc.assert(
      fc.property(past, rest, cents, (days, until, other) => {
        const costs = costsOf(days);
        const more = new Map([
          ...costs,
          [dateAfter(TODAY, -ESTIMATE_DAYS - 1), other] as const,
          [dateAfter(TODAY, 1), other] as const,
        ]);
        expect(estimateRest(more, TODAY, until)).toBe(estimateRest(costs, TODAY, until));
      }),
    );
  });
});
