import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [-5_000, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [3_789_000, '1:03:09'],
  [36_000_000, '10:00:00'],
])('the clock shows %i ms as %s', (ms, shown) => {
  expect(formatClock(ms)).toBe(shown);
});
