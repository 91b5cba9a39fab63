import { expect, test } from 'vitest';
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
