import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits-and-defaults/index.ts';
import { type LunchRule, lunchWithin } from './lunch-rule.ts';

const ZONE = 'America/Guatemala';
const NOON = { from: '12:00', minutes: 45 };

/** A time of November 2026 in Guatemala, such as `20 17:05`. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day}T${time}:00.000-06:00`);
};

/** The lunch within two times, such as `20 12:00–20 12:45`; null without one. */
function within(from: string, to: string, rule: LunchRule = NOON): string | null {
  const lunch = lunchWithin({ startTime: at(from), endTime: at(to) }, rule, ZONE);
  const name = (date: Date) => new Date(+date - 6 * HOUR_MS).toISOString().slice(8, 16).replace('T', ' ');
  return lunch && `${name(lunch.startTime)}–${name(lunch.endTime)}`;
}

describe('the lunch of a rule (LUNCH-1)', () => {
  test('is within a record that has time before and after it', () => {
    expect(within('20 07:00', '20 17:00')).toBe('20 12:00–20 12:45');
    expect(within('20 11:59', '20 12:46')).toBe('20 12:00–20 12:45');
  });

  test('is not within a record that begins or ends in it, or beside it', () => {
    expect(within('20 07:00', '20 12:45')).toBeNull();
    expect(within('20 12:00', '20 17:00')).toBeNull();
    expect(within('20 07:00', '20 12:30')).toBeNull();
    expect(within('20 13:00', '20 17:00')).toBeNull();
  });

  test('is that of the next day in a record over midnight', () => {
    expect(within('20 22:00', '21 13:00')).toBe('21 12:00–21 12:45');
  });

  test('may last past midnight', () => {
    expect(within('20 18:00', '21 06:00', { from: '23:40', minutes: 40 })).toBe('20 23:40–21 00:20');
  });

  test('begins at its wall time over a clock change, and is none where one skips its start', () => {
    // New York sets its clocks back at 2:00 on 1 November 2026, and forward at 2:00 on 14 March 2027.
    const zone = 'America/New_York';
    const night = { startTime: new Date('2026-11-01T02:00:00Z'), endTime: new Date('2026-11-01T20:00:00Z') };
    expect(lunchWithin(night, NOON, zone)?.startTime).toEqual(new Date('2026-11-01T17:00:00Z'));
    const twice = lunchWithin(night, { from: '01:15', minutes: 30 }, zone);
    expect(twice).toEqual({
      startTime: new Date('2026-11-01T05:15:00Z'),
      endTime: new Date('2026-11-01T05:45:00Z'),
    });
    const spring = { startTime: new Date('2027-03-14T04:00:00Z'), endTime: new Date('2027-03-14T12:00:00Z') };
    expect(lunchWithin(spring, { from: '02:15', minutes: 60 }, zone)).toBeNull();
  });
});

test('a lunch is within its record, as long as its rule says, and never at its edge (LUNCH-1)', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 240 }), minute, minute, (from, length, start, worked) => {
      const rule = { from: clock(from), minutes: length };
      const startTime = new Date(+at('20 00:00') + start * MINUTE_MS);
      const endTime = new Date(+startTime + worked * MINUTE_MS);
      const lunch = lunchWithin({ startTime, endTime }, rule, ZONE);
      const isSpanned = [from - 24 * 60, from, from + 24 * 60].some(
        (begin) => begin >= 0 && start < begin && begin + length < start + worked,
      );
      expect(lunch !== null).toBe(isSpanned);
      if (!lunch) return;
      expect(+lunch.endTime - +lunch.startTime).toBe(length * MINUTE_MS);
      expect(+lunch.startTime).toBeGreaterThan(+startTime);
      expect(+lunch.endTime).toBeLessThan(+endTime);
    }),
  );
});
