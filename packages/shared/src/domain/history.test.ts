import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HistoryRow, hoursHistory, toHoursRow, type WorkedTime } from './history.ts';
import { HISTORY_PERIODS } from './limits-and-defaults/index.ts';

const worked = (start: string, end: string | null, costCents: number | null): WorkedTime => ({
  startTime: new Date(start),
  endTime: end === null ? null : new Date(end),
  costCents,
});

const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };

const total = (rows: readonly Pick<HistoryRow, 'durationMs' | 'costCents'>[]) => ({
  durationMs: rows.reduce((sum, row) => sum + row.durationMs, 0),
  costCents: rows.reduce((sum, row) => sum + row.costCents, 0),
});

describe('hoursHistory', () => {
  it('counts a record that crosses midnight into each day, to the cent', () => {
    // 22:30 to 00:30 in Guatemala, an odd cent to share: three quarters and a quarter.
    const night = worked('2026-02-11T04:30:00Z', '2026-02-11T06:30:00Z', 1_001);
    const rows = hoursHistory([night], { period: 'day', range: FEBRUARY, timeZone: 'America/Guatemala' });
    expect(rows).toEqual([
      { key: { day: 10, month: 2, year: 2026 }, durationMs: 5_400_000, costCents: 751 },
      { key: { day: 11, month: 2, year: 2026 }, durationMs: 1_800_000, costCents: 250 },
    ]);
  });

  it('tells the day by the zone: the same record lies in one day elsewhere', () => {
    const night = worked('2026-02-11T04:30:00Z', '2026-02-11T06:30:00Z', 1_001);
    const rows = hoursHistory([night], { period: 'day', range: FEBRUARY, timeZone: 'Europe/Madrid' });
    expect(rows).toEqual([
      { key: { day: 11, month: 2, year: 2026 }, durationMs: 7_200_000, costCents: 1_001 },
    ]);
  });

  it('shows closed time only, unpriced time at no cost, and no empty period', () => {
    const records = [
      worked('2026-02-20T15:00:00Z', null, null),
      worked('2026-02-12T15:00:00Z', '2026-02-12T15:00:00Z', 0),
      worked('2026-02-10T15:00:00Z', '2026-02-10T16:00:00Z', null),
    ];
    expect(hoursHistory(records, { period: 'day', range: FEBRUARY, timeZone: 'UTC' })).toEqual([
      { key: { day: 10, month: 2, year: 2026 }, durationMs: 3_600_000, costCents: 0 },
    ]);
  });

  it('counts of a record only what lies within the range', () => {
    const across = worked('2026-01-31T22:00:00Z', '2026-02-01T02:00:00Z', 400);
    expect(hoursHistory([across], { period: 'month', range: FEBRUARY, timeZone: 'UTC' })).toEqual([
      { key: { month: 2, year: 2026 }, durationMs: 7_200_000, costCents: 200 },
    ]);
  });

  it('lists rows oldest first, whatever the sequence of the records', () => {
    const records = ['25', '03', '14'].map((day) =>
      worked(`2026-02-${day}T10:00:00Z`, `2026-02-${day}T11:00:00Z`, 100),
    );
    const rows = hoursHistory(records, { period: 'week', range: FEBRUARY, timeZone: 'UTC' });
    expect(rows.map(({ key }) => key)).toEqual([
      { week: 6, year: 2026 },
      { week: 7, year: 2026 },
      { week: 9, year: 2026 },
    ]);
  });

  it('counts real hours on the days the clock changes', () => {
    // From noon to noon over the change: 23 hours in spring.
    const night = worked('2024-03-30T11:00:00Z', '2024-03-31T10:00:00Z', 2_300);
    const range = { startDate: '2024-03-30', endDate: '2024-03-31' };
    const rows = hoursHistory([night], { period: 'day', range, timeZone: 'Europe/Madrid' });
    expect(rows.map(toHoursRow)).toEqual([
      { _id: { day: 30, month: 3, year: 2024 }, totalHours: 12, totalCost: 12 },
      { _id: { day: 31, month: 3, year: 2024 }, totalHours: 11, totalCost: 11 },
    ]);
  });

  it('sums by day, by week and by month to exactly what the records sum to', () => {
    const start = Date.UTC(2024, 0, 2);
    const record = fc
      .record({
        offset: fc.nat(360 * 86_400_000),
        length: fc.oneof(fc.nat(10), fc.nat(12 * 3_600_000), fc.nat(5 * 86_400_000)),
        costCents: fc.option(fc.oneof(fc.nat(20), fc.nat(10_000_000))),
      })
      .map(({ offset, length, costCents }) => ({
        startTime: new Date(start + offset),
        endTime: new Date(start + offset + length),
        costCents: length === 0 ? 0 : costCents,
      }));
    const zones = fc.constantFrom(
      'America/Guatemala',
      'America/New_York',
      'America/Havana',
      'Europe/Madrid',
      'Asia/Beirut',
      'Africa/Cairo',
      'Asia/Kolkata',
      'Pacific/Auckland',
    );
    const range = { startDate: '2023-12-25', endDate: '2025-01-12' };
    fc.assert(
      fc.property(fc.array(record, { maxLength: 8 }), zones, (records, timeZone) => {
        const expected = {
          durationMs: records.reduce((sum, each) => sum + (+each.endTime - +each.startTime), 0),
          costCents: records.reduce((sum, each) => sum + (each.costCents ?? 0), 0),
        };
        for (const period of HISTORY_PERIODS) {
          const rows = hoursHistory(records, { period, range, timeZone });
          expect(total(rows)).toEqual(expected);
          expect(rows.every((row) => row.durationMs > 0 && row.costCents >= 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
