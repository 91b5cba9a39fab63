import { describe, expect, test } from 'vitest';
import type { Stretch } from './state.ts';
import { workedToday } from './worked-today.ts';

const HOUR_MS = 3_600_000;
const zone = 'America/Guatemala';
// Six hours behind UTC: the day of 20 November starts at 06:00Z.
const now = Date.parse('2026-11-20T18:00:00Z');

test('records that ended today and the running one count, up to now', () => {
  const records = [
    { startTime: '2026-11-20T17:00:00Z', endTime: null },
    { startTime: '2026-11-20T14:00:00Z', endTime: '2026-11-20T16:30:00Z' },
  ];
  expect(workedToday(records, now, zone)).toBe(3.5 * HOUR_MS);
});

test('a record begun before midnight counts only from midnight on', () => {
  const records = [{ startTime: '2026-11-20T04:00:00Z', endTime: '2026-11-20T07:00:00Z' }];
  expect(workedToday(records, now, zone)).toBe(HOUR_MS);
});

test('yesterday counts nothing, on any date elsewhere', () => {
  const records = [{ startTime: '2026-11-20T01:00:00Z', endTime: '2026-11-20T05:59:00Z' }];
  expect(workedToday(records, now, zone)).toBe(0);
  expect(workedToday(records, now, 'UTC')).toBeGreaterThan(0);
});

test('a start that the clock has not quite reached counts nothing', () => {
  expect(workedToday([{ startTime: '2026-11-20T18:00:01Z', endTime: null }], now, zone)).toBe(0);
});

test('a voided record counts nothing (TIME-40)', () => {
  const voided = { startTime: '2026-11-20T14:00:00Z', endTime: '2026-11-20T16:00:00Z', voided: true };
  expect(workedToday([voided], now, zone)).toBe(0);
});

describe('a lunch that the company deducts (LUNCH-7)', () => {
  /** From 12:00 to 12:45 in Guatemala. */
  const lunch = { from: '2026-11-20T18:00:00Z', until: '2026-11-20T18:45:00Z' };
  const running = { startTime: '2026-11-20T13:00:00Z', endTime: null };
  const at = (time: string, record: Stretch = running) =>
    workedToday([record], Date.parse(`2026-11-20T${time}Z`), zone, lunch) / HOUR_MS;

  test('is left out of a running record once it is over, and of one that ends after it', () => {
    expect([at('18:30:00'), at('18:45:00'), at('19:00:00')]).toEqual([5.5, 5.75, 5.25]);
    expect(at('23:00:00', { ...running, endTime: '2026-11-20T23:00:00Z' })).toBe(9.25);
  });

  test('leaves a record whole that has no time before or after it', () => {
    expect(at('23:00:00', { ...running, startTime: lunch.from })).toBe(5);
    expect(at('23:00:00', { ...running, endTime: lunch.until })).toBe(5.75);
  });

  test('counts today only with its part after midnight', () => {
    const night = { startTime: '2026-11-20T01:00:00Z', endTime: null };
    const overMidnight = { from: '2026-11-20T05:30:00Z', until: '2026-11-20T06:15:00Z' };
    expect(workedToday([night], Date.parse('2026-11-20T08:00:00Z'), zone, overMidnight)).toBe(1.75 * HOUR_MS);
  });
});
