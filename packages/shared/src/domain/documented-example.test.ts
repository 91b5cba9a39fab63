import { describe, expect, it } from 'vitest';
import { durationMs } from './duration.ts';
import { hoursHistory, toHoursRow } from './history.ts';
import { HISTORY_PERIODS } from './limits-and-defaults/index.ts';
import { costCents, toCents } from './money.ts';
import { periodLabel } from './periods.ts';

describe('the example of docs/working-time.md: an hour over midnight, at the turn of a month', () => {
  const startTime = new Date('2026-11-30T23:30:00-06:00');
  const endTime = new Date('2026-12-01T00:30:00-06:00');
  const rateCents = toCents(12.35);
  const record = {
    startTime,
    endTime,
    costCents: costCents({ durationMs: durationMs({ startTime, endTime }), rateCents }),
  };

  it.each([
    ['day', '30/11/2026 0.5 h 6.18, 1/12/2026 0.5 h 6.17'],
    ['week', 'Semana 49, 2026 1 h 12.35'],
    ['month', '11/2026 0.5 h 6.18, 12/2026 0.5 h 6.17'],
  ] as const)('by %s is %s', (period, expected) => {
    const range = { startDate: '2026-11-01', endDate: '2026-12-31' };
    const rows = hoursHistory([record], { period, range, timeZone: 'America/Guatemala' }).map(toHoursRow);
    const lines = rows.map(
      ({ _id, totalHours, totalCost }) => `${periodLabel(_id)} ${totalHours} h ${totalCost}`,
    );
    expect(lines.join(', ')).toBe(expected);
  });

  it('covers every period there is', () => {
    expect(HISTORY_PERIODS).toEqual(['day', 'week', 'month']);
    expect(record.costCents).toBe(1_235);
  });
});
