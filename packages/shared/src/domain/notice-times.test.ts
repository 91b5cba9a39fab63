import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SUMMARY_AFTER_MS } from './limits-and-defaults/index.ts';
import { nextSummary, quietUntil } from './notice-times.ts';
import { localMs } from './periods.ts';

const ZONE = 'America/Guatemala';
const NIGHT = { from: 21, to: 7 };

const zones = fc.constantFrom(
  ZONE,
  'America/New_York',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
);
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const hours = fc.integer({ min: 0, max: 23 });
const timeOf = (instant: Date, timeZone: string) => localMs(instant, timeZone) % DAY_MS;

describe('quiet hours (NOTICE-21)', () => {
  it.each([
    ['2026-11-21T02:59:59.999Z', NIGHT, null],
    ['2026-11-21T03:00:00.000Z', NIGHT, '2026-11-21T13:00:00.000Z'],
    ['2026-11-21T12:59:59.999Z', NIGHT, '2026-11-21T13:00:00.000Z'],
    ['2026-11-21T13:00:00.000Z', NIGHT, null],
    ['2026-11-21T19:30:00.000Z', { from: 13, to: 14 }, '2026-11-21T20:00:00.000Z'],
    ['2026-11-21T19:30:00.000Z', { from: 13, to: 13 }, null],
  ])('at %s those of %o end at %s', (now, quiet, end) => {
    expect(quietUntil(new Date(now), ZONE, quiet)?.toISOString() ?? null).toBe(end);
  });

  it('end within a day and an hour at the chosen hour, in every zone, or an hour later if a clock change skips it', () => {
    fc.assert(
      fc.property(instants, zones, hours, hours, (now, timeZone, from, to) => {
        const end = quietUntil(now, timeZone, { from, to });
        if (!end) return;
        expect(+end).toBeGreaterThan(+now);
        expect(+end - +now).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
        expect([to * HOUR_MS, (to + 1) * HOUR_MS]).toContain(timeOf(end, timeZone));
      }),
    );
  });

  it('end an hour later on a day that skips the chosen hour', () => {
    const end = quietUntil(new Date('2026-03-08T06:00:00.000Z'), 'America/New_York', { from: 22, to: 2 });
    expect(end?.toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
});

describe('the daily summary (NOTICE-20)', () => {
  it('follows the hour by some minutes, so that the notices of that hour are in it', () => {
    const next = (now: string) => nextSummary(new Date(now), ZONE, 7).toISOString();
    expect(next('2026-11-20T13:15:00.000Z')).toBe('2026-11-20T13:20:00.000Z');
    expect(next('2026-11-20T13:20:00.000Z')).toBe('2026-11-21T13:20:00.000Z');
    expect(next('2026-11-20T23:00:00.000Z')).toBe('2026-11-21T13:20:00.000Z');
  });

  it('comes once a day in every zone', () => {
    fc.assert(
      fc.property(instants, zones, hours, (now, timeZone, hour) => {
        const first = nextSummary(now, timeZone, hour);
        const second = nextSummary(first, timeZone, hour);
        expect(+first).toBeGreaterThan(+now);
        // A clock change repeats an hour, and a summary with it.
        const apart = +second - +first;
        expect(apart === HOUR_MS || Math.abs(apart - DAY_MS) <= 2 * HOUR_MS).toBe(true);
        const time = timeOf(second, timeZone) - SUMMARY_AFTER_MS;
        expect([hour * HOUR_MS, (hour + 1) * HOUR_MS]).toContain(time);
      }),
    );
  });
});
