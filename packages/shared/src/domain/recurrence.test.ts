import { describe, expect, it } from 'vitest';
import { nextOccurrence, type Recurs } from './recurrence.ts';

const dateAfter = (from: string, recurs: Recurs, today = from) => nextOccurrence(from, recurs, today).date;
const every = (times: number, unit: Recurs['unit']): Recurs => ({ every: times, unit });

describe('nextOccurrence (RECUR-3)', () => {
  it.each([
    ['2026-03-02', every(1, 'day'), '2026-03-03'],
    ['2026-03-02', every(3, 'day'), '2026-03-05'],
    ['2026-03-02', every(1, 'week'), '2026-03-09'],
    ['2026-12-21', every(2, 'week'), '2027-01-04'],
    ['2026-03-15', every(1, 'month'), '2026-04-15'],
    ['2026-11-15', every(3, 'month'), '2027-02-15'],
    ['2028-02-29', every(12, 'month'), '2029-02-28'],
  ])('%s and %o is %s', (from, recurs, next) => {
    expect(dateAfter(from, recurs)).toBe(next);
  });

  it('is at least one interval on, also when it was completed before it was due', () => {
    expect(dateAfter('2026-03-30', every(1, 'week'), '2026-03-02')).toBe('2026-04-06');
    expect(dateAfter('2026-05-30', every(1, 'month'), '2026-03-02')).toBe('2026-06-30');
  });

  it('skips today and earlier dates', () => {
    expect(dateAfter('2026-03-02', every(1, 'day'), '2026-03-10')).toBe('2026-03-11');
    expect(dateAfter('2026-03-02', every(1, 'week'), '2026-03-16')).toBe('2026-03-23');
    expect(dateAfter('2026-03-02', every(1, 'week'), '2026-03-15')).toBe('2026-03-16');
    expect(dateAfter('2026-01-31', every(1, 'month'), '2026-04-30')).toBe('2026-05-31');
    expect(dateAfter('2026-01-31', every(1, 'month'), '2026-04-29')).toBe('2026-04-30');
    expect(dateAfter('1990-01-31', every(5, 'month'), '2026-04-30')).toBe('2026-09-30');
  });

  it('keeps to the day of the month through shorter ones', () => {
    const dates = [];
    let at = { date: '2026-01-31', recurs: every(1, 'month') };
    for (let count = 0; count < 5; count += 1) {
      at = nextOccurrence(at.date, at.recurs, at.date);
      dates.push(at.date);
    }
    expect(dates).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
  });

  it('keeps to another day where that was set since', () => {
    const kept = { ...every(1, 'month'), day: 31 };
    expect(nextOccurrence('2026-02-15', kept, '2026-02-15')).toEqual({
      date: '2026-03-15',
      recurs: every(1, 'month'),
    });
  });

  it('always comes to a later date than today and than before', () => {
    for (const unit of ['day', 'week', 'month'] as const)
      for (const times of [1, 2, 7, 99])
        for (const from of ['1999-12-31', '2024-02-29', '2026-08-30'])
          for (const today of ['1999-01-01', '2026-02-28', '2026-08-30', '2027-01-01']) {
            const next = dateAfter(from, every(times, unit), today);
            expect(next > today && next > from, `${from} ${times} ${unit} ${today}`).toBe(true);
          }
  });
});
