import { describe, expect, it } from 'vitest';
import { durationMs } from './duration.ts';
import { sumByPeriod, toHoursRow } from './history.ts';
import { HISTORY_PERIODS } from './limits-and-defaults/index.ts';
import { toCents } from './money.ts';
import { periodLabel } from './periods.ts';
import { priceRecords } from './pricing.ts';

describe('the example of docs/working-time.md: an hour over midnight, at the turn of a month', () => {
  const startTime = new Date('2026-11-30T23:30:00-06:00');
  const record = { startTime, endTime: new Date('2026-12-01T00:30:00-06:00') };
  const rates = [{ from: startTime, cents: toCents(12.35) }];
  const pieces = priceRecords([record], { timeZone: 'America/Guatemala', rates }).flatMap(
    ({ parts }) => parts,
  );
  const days = pieces.map((piece) => ({
    date: piece.date,
    durationMs: durationMs(piece),
    costCents: piece.costCents ?? 0,
    unpricedMs: 0,
    toReview: [],
  }));

  it.each([
    ['day', '30/11/2026 0.5 h 6.18, 1/12/2026 0.5 h 6.18'],
    ['week', 'Semana 49, 2026 1 h 12.36'],
    ['month', '11/2026 0.5 h 6.18, 12/2026 0.5 h 6.18'],
  ] as const)('by %s is %s', (period, expected) => {
    const lines = sumByPeriod(days, period)
      .map(toHoursRow)
      .map(({ _id, totalHours, totalCost }) => `${periodLabel(_id)} ${totalHours} h ${totalCost}`);
    expect(lines.join(', ')).toBe(expected);
  });

  it('covers every period there is', () => {
    expect(HISTORY_PERIODS).toEqual(['day', 'week', 'month']);
  });
});
