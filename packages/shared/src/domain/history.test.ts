import { describe, expect, it } from 'vitest';
import { sumByPeriod, toHoursRow } from './history.ts';

const day = (date: string, durationMs: number, costCents: number) => ({
  date,
  durationMs,
  costCents,
  unpricedMs: 0,
  toReview: [],
});
const nothing = { unpricedHours: 0, pendingReviews: 0 };

describe('days are added up', () => {
  const days = [
    day('2025-12-28', 3_600_000, 100),
    day('2025-12-29', 1_800_000, 51),
    day('2026-01-01', 1_800_000, 50),
    day('2026-02-02', 900_000, 1),
  ];

  it('each by itself', () => {
    expect(sumByPeriod(days, 'day').map(toHoursRow)).toEqual([
      { _id: { day: 28, month: 12, year: 2025 }, totalHours: 1, totalCost: 1, ...nothing },
      { _id: { day: 29, month: 12, year: 2025 }, totalHours: 0.5, totalCost: 0.51, ...nothing },
      { _id: { day: 1, month: 1, year: 2026 }, totalHours: 0.5, totalCost: 0.5, ...nothing },
      { _id: { day: 2, month: 2, year: 2026 }, totalHours: 0.25, totalCost: 0.01, ...nothing },
    ]);
  });

  it('by the ISO week, whose year is not always that of the day (PAY-6)', () => {
    expect(sumByPeriod(days, 'week')).toMatchObject([
      { key: { week: 52, year: 2025 }, durationMs: 3_600_000, costCents: 100 },
      { key: { week: 1, year: 2026 }, durationMs: 3_600_000, costCents: 101 },
      { key: { week: 6, year: 2026 }, durationMs: 900_000, costCents: 1 },
    ]);
  });

  it('with the time that has no rate, and each record por revisar once (PAY-4)', () => {
    const unsettled = [
      { ...day('2026-02-02', 900_000, 1), unpricedMs: 450_000, toReview: ['one', 'other'] },
      { ...day('2026-02-03', 900_000, 1), unpricedMs: 450_000, toReview: ['one'] },
    ];
    expect(sumByPeriod(unsettled, 'week').map(toHoursRow)).toMatchObject([
      { unpricedHours: 0.25, pendingReviews: 2 },
    ]);
    expect(sumByPeriod(unsettled, 'day').map(toHoursRow)).toMatchObject([
      { unpricedHours: 0.125, pendingReviews: 2 },
      { unpricedHours: 0.125, pendingReviews: 1 },
    ]);
  });

  it('by the month, without a row for one without time', () => {
    expect(sumByPeriod(days, 'month').map(({ key, costCents }) => [key, costCents])).toEqual([
      [{ month: 12, year: 2025 }, 151],
      [{ month: 1, year: 2026 }, 50],
      [{ month: 2, year: 2026 }, 1],
    ]);
  });
});
