import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter, startOfDate } from './periods.ts';
import { type DatedRate, rateAt, ratesInZone } from './rates.ts';

const GUATEMALA = 'America/Guatemala';
const never = () => false;
const dated = (fromDay: string, cents: number, timeZone = GUATEMALA): DatedRate => ({
  from: startOfDate(fromDay, timeZone),
  fromDay,
  cents,
});
const typed = (from: string, cents: number): DatedRate => ({ from: new Date(from), fromDay: null, cents });

describe('rates after a move of their company (RATE-15)', () => {
  test('begin with the same day in the new zone, and those from a moment on stay there', () => {
    const rates = [
      dated('2026-11-01', 1_000),
      typed('2026-11-10T15:00:00Z', 1_100),
      dated('2026-11-16', 1_200),
    ];
    const moved = ratesInZone(rates, 'America/Los_Angeles', never);
    expect(moved.map(({ from }) => from.toISOString())).toEqual([
      '2026-11-01T07:00:00.000Z',
      '2026-11-10T15:00:00.000Z',
      '2026-11-16T08:00:00.000Z',
    ]);
    expect(ratesInZone(moved, GUATEMALA, never)).toEqual(rates);
  });

  test('stay where they would pass another one', () => {
    const rates = [typed('2026-11-15T20:00:00Z', 1_100), dated('2026-11-16', 1_200)];
    expect(ratesInZone(rates, 'Asia/Tokyo', never)).toEqual(rates);
  });

  test('stay where the time between is settled', () => {
    const rates = [dated('2026-11-01', 1_000), dated('2026-11-16', 1_200)];
    const asked: unknown[] = [];
    const moved = ratesInZone(rates, 'Asia/Tokyo', (trial, between) => {
      asked.push([trial.map(({ from }) => from.toISOString().slice(0, 13)), between]);
      return trial[1]?.from !== rates[1]?.from;
    });
    expect(moved).toEqual([dated('2026-11-01', 1_000, 'Asia/Tokyo'), rates[1]]);
    expect(asked.at(-1)).toEqual([
      ['2026-10-31T15', '2026-11-15T15'],
      { startTime: new Date('2026-11-15T15:00Z'), endTime: new Date('2026-11-16T06:00Z') },
    ]);
  });

  test('however a company moves, each noon has the rate of its day', () => {
    const zone = fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      GUATEMALA,
    );
    const day = fc.integer({ min: 0, max: 400 }).map((days) => dateAfter('2026-01-01', days));
    const rateDays = fc.uniqueArray(day, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rateDays, fc.array(zone, { minLength: 1, maxLength: 6 }), day, (days, zones, date) => {
        const rates = days.map((fromDay, at) => dated(fromDay, at + 1));
        const noonIn = (timeZone: string) => new Date(+startOfDate(date, timeZone) + 12 * 3_600_000);
        const moved = zones.reduce((known, to) => ratesInZone(known, to, never), rates);
        expect(rateAt(moved, noonIn(zones.at(-1) ?? GUATEMALA))).toBe(rateAt(rates, noonIn(GUATEMALA)));
      }),
    );
  });
});
