import { expect, test } from 'vitest';
import { formatClock, formatHoursAndMinutes } from './format-clock.ts';

test.each([
  [-5_000, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [3_789_000, '1:03:09'],
  [36_000_000, '10:00:00'],
])('the clock shows %i ms as %s', (ms, shown) => {
  expect(formatClock(ms)).toBe(shown);
});

test.each([
  [-5_000, '0:00'],
  [59_999, '0:00'],
  [15_000_000, '4:10'],
  [360_000_000, '100:00'],
])('hours and minutes show %i ms as %s (PHONE-16)', (ms, shown) => {
  expect(formatHoursAndMinutes(ms)).toBe(shown);
});
