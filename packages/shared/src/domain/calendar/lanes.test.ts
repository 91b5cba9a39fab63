import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter, weekdayOf } from '../periods.ts';
import { lanesOf } from './lanes.ts';
import { daysOf, monthRange, monthsAfter } from './month-days.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dateAfter('2000-01-01', days));
const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]) => ({
    startDay: dateAfter('2026-11-01', start),
    endDay: dateAfter('2026-11-01', start + length),
  }));

describe('the lanes of spans (CAL-5)', () => {
  it('no two spans of a lane share a day, and as many lanes are used as spans share one day', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const lanes = lanesOf(spans);
        const most = Math.max(
          0,
          ...spans.map(
            ({ startDay }) =>
              spans.filter((other) => other.startDay <= startDay && startDay <= other.endDay).length,
          ),
        );
        expect(new Set(lanes.values()).size).toBe(most);
        for (const [index, one] of spans.entries()) {
          for (const other of spans.slice(index + 1)) {
            const areApart = one.endDay < other.startDay || other.endDay < one.startDay;
            expect(areApart || lanes.get(one) !== lanes.get(other)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('the days that a month is drawn with (CAL-1)', () => {
  it('are whole weeks from Monday to Sunday with all days of the month', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { startDate, endDate } = monthRange(date);
        expect([weekdayOf(startDate), weekdayOf(endDate)]).toEqual([1, 7]);
        const days = daysOf({ startDate, endDate });
        expect([28, 35, 42]).toContain(days.length);
        expect(days).toContain(date);
        expect(days.filter((one) => one.slice(0, 7) === date.slice(0, 7))).toHaveLength(
          Number(dateAfter(monthsAfter(`${date.slice(0, 8)}01`, 1), -1).slice(8)),
        );
      }),
    );
  });

  it('the same day of a shorter month is its last one', () => {
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthsAfter('2026-12-15', 1)).toBe('2027-01-15');
    expect(monthsAfter('2027-01-15', -1)).toBe('2026-12-15');
  });
});
