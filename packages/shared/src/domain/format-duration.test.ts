import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDuration, formatFromTo } from './format-duration.ts';

const MINUTE_MS = 60_000;

it.each([
  [0, '0:00'],
  [-0.4, '0:00'],
  [80 * MINUTE_MS, '1:20'],
  [400 * MINUTE_MS, '6:40'],
  [-72 * MINUTE_MS, '\u22121:12'],
  [620_000, '0:10:20'],
  [6_001 * MINUTE_MS, '100:01'],
])('%d ms are %s', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown);
});

it('times of whole minutes add up as they are read, which decimals of hours do not (SLIP-9)', () => {
  const read = (shown: string) => {
    const [hours = 0, minutes = 0] = shown.split(':').map(Number);
    return hours * 60 + minutes;
  };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_440 }), { minLength: 1 }), (days) => {
      const total = days.reduce((sum, minutes) => sum + minutes, 0);
      const shown = days.map((minutes) => read(formatDuration(minutes * MINUTE_MS)));
      expect(shown.reduce((sum, minutes) => sum + minutes, 0)).toBe(read(formatDuration(total * MINUTE_MS)));
    }),
  );
});

it.each([
  ['2026-11-02T14:00:00Z', '2026-11-02T18:30:00Z', 'America/Guatemala', '8:00–12:30'],
  ['2026-11-02T14:00:20Z', '2026-11-03T06:00:00Z', 'America/Guatemala', '8:00:20–0:00'],
  [
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    'America/New_York',
    '1:30\u00a0UTC\u22124 – 1:30\u00a0UTC\u22125',
  ],
])('from %s to %s in %s is %s', (start, end, timeZone, shown) => {
  expect(formatFromTo({ startTime: new Date(start), endTime: new Date(end) }, timeZone)).toBe(shown);
});
