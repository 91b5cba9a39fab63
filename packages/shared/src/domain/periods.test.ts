import { getISOWeek, getISOWeekYear } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDateOf,
  isCalendarDate,
  isTimeZone,
  periodKey,
  periodLabel,
  periodRange,
  periodsIn,
  rangeBounds,
  startOfDate,
} from './periods.ts';

const HOUR_MS = 3_600_000;

const ZONES = [
  'UTC',
  'America/Guatemala',
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
  'America/Asuncion',
  'Asia/Beirut',
  'Asia/Amman',
  'Africa/Cairo',
];

const zones = fc.constantFrom(...ZONES);
const dates = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const periods = fc.constantFrom('day' as const, 'week' as const, 'month' as const);

describe('isCalendarDate', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-01-01', '2999-12-31'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '1899-12-31',
    '3000-01-01',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('isTimeZone', () => {
  it.each([...ZONES, 'Etc/GMT+5', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince'])(
    'takes %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each([
    '',
    'Guatemala',
    'America/Nowhere',
    'america/guatemala',
    'America/GUATEMALA',
    '+06:00',
    'America/../UTC',
  ])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe('startOfDate', () => {
  it.each([
    ['America/Guatemala', '2026-11-20', '2026-11-20T06:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-15', '2026-01-14T11:00:00.000Z'],
    ['Pacific/Auckland', '2026-07-15', '2026-07-14T12:00:00.000Z'],
    ['America/New_York', '2024-03-11', '2024-03-11T04:00:00.000Z'],
  ])('in %s, %s starts at %s', (zone, date, start) => {
    expect(startOfDate(date, zone).toISOString()).toBe(start);
  });

  it.each([
    ['America/Havana', '2024-03-10', '2024-03-10T05:00:00.000Z'],
    ['Asia/Beirut', '2024-03-31', '2024-03-30T22:00:00.000Z'],
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00.000Z'],
  ])('in %s, where midnight is skipped, %s starts at the change', (zone, date, start) => {
    expect(startOfDate(date, zone).toISOString()).toBe(start);
  });

  it.each([
    ['America/Havana', '2024-11-03', '2024-11-03T04:00:00.000Z'],
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z'],
  ])('in %s, where midnight comes twice, %s starts at the first', (zone, date, start) => {
    expect(startOfDate(date, zone).toISOString()).toBe(start);
  });

  it('is the first instant that carries the date', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const start = startOfDate(date, zone);
        expect(calendarDateOf(start, zone)).toBe(date);
        expect(calendarDateOf(new Date(start.getTime() - 1), zone) < date).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['Nowhere', '2024-01-01'],
    ['UTC', 'tomorrow'],
  ])('refuses zone %s with date %s', (zone, date) => {
    expect(() => startOfDate(date, zone)).toThrow(RangeError);
  });
});

describe('rangeBounds', () => {
  it.each([
    ['America/New_York', '2024-03-10', 23],
    ['America/New_York', '2024-11-03', 25],
    ['Europe/Madrid', '2024-03-31', 23],
    ['Europe/Madrid', '2024-10-27', 25],
    ['America/Havana', '2024-03-10', 23],
    ['America/Havana', '2024-11-03', 25],
    ['Asia/Beirut', '2024-10-26', 25],
    ['Africa/Cairo', '2024-10-31', 25],
    ['Pacific/Auckland', '2024-09-29', 23],
    ['America/Guatemala', '2024-03-10', 24],
    ['Pacific/Apia', '2011-12-30', 0],
  ])('in %s, %s lasts %d hours', (zone, date, hours) => {
    const { from, to } = rangeBounds({ startDate: date, endDate: date }, zone);
    expect((to.getTime() - from.getTime()) / HOUR_MS).toBe(hours);
  });
});

describe('calendarDateOf', () => {
  it.each([
    ['America/Guatemala', '2026-11-20T05:59:59.999Z', '2026-11-19'],
    ['America/Guatemala', '2026-11-20T06:00:00.000Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-12-31T11:00:00.000Z', '2027-01-01'],
  ])('in %s, %s is on %s', (zone, instant, date) => {
    expect(calendarDateOf(new Date(instant), zone)).toBe(date);
  });
});

describe('ISO weeks', () => {
  it.each([
    ['2020-12-31', 53, 2020],
    ['2021-01-01', 53, 2020],
    ['2021-01-03', 53, 2020],
    ['2021-01-04', 1, 2021],
    ['2024-12-29', 52, 2024],
    ['2024-12-30', 1, 2025],
    ['2026-12-31', 53, 2026],
    ['2027-01-03', 53, 2026],
    ['2016-01-01', 53, 2015],
    ['2018-12-31', 1, 2019],
  ])('%s is in week %d of %d', (date, week, year) => {
    expect(periodKey('week', date)).toEqual({ week, year });
  });

  it('agree with date-fns', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const noon = new Date(`${date}T12:00:00`);
        expect(periodKey('week', date)).toEqual({ week: getISOWeek(noon), year: getISOWeekYear(noon) });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('periodRange (PAY-13)', () => {
  it.each([
    ['day', '2024-02-29', '2024-02-29', '2024-02-29'],
    ['week', '2024-12-30', '2024-12-30', '2025-01-05'],
    ['week', '2025-01-05', '2024-12-30', '2025-01-05'],
    ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['month', '2023-12-31', '2023-12-01', '2023-12-31'],
  ] as const)('the %s of %s is %s to %s', (period, date, startDate, endDate) => {
    expect(periodRange(period, date)).toEqual({ startDate, endDate });
  });

  it('holds its date, and every date in it has the same key', () => {
    fc.assert(
      fc.property(periods, dates, (period, date) => {
        const { startDate, endDate } = periodRange(period, date);
        expect(startDate <= date && date <= endDate).toBe(true);
        expect(periodKey(period, startDate)).toEqual(periodKey(period, date));
        expect(periodKey(period, endDate)).toEqual(periodKey(period, date));
      }),
    );
  });
});

describe('periodLabel (PAY-13)', () => {
  it.each([
    ['day', '5/3/2026'],
    ['week', 'Semana 10, 2026'],
    ['month', '3/2026'],
  ] as const)('labels a %s as %s', (period, label) => {
    expect(periodLabel(periodKey(period, '2026-03-05'))).toBe(label);
  });
});

describe('periodsIn', () => {
  it('cuts the outer periods to the range', () => {
    expect(periodsIn('week', { startDate: '2024-12-28', endDate: '2025-01-07' }, 'UTC')).toEqual([
      { key: { week: 52, year: 2024 }, from: new Date('2024-12-28'), to: new Date('2024-12-30') },
      { key: { week: 1, year: 2025 }, from: new Date('2024-12-30'), to: new Date('2025-01-06') },
      { key: { week: 2, year: 2025 }, from: new Date('2025-01-06'), to: new Date('2025-01-08') },
    ]);
  });

  it('has none when the end is before the start', () => {
    expect(periodsIn('day', { startDate: '2024-01-02', endDate: '2024-01-01' }, 'UTC')).toEqual([]);
  });

  it('covers the range without gap or overlap, each key once', () => {
    fc.assert(
      fc.property(periods, dates, fc.nat(100), zones, (period, startDate, days, zone) => {
        const endDate = calendarDateOf(new Date(Date.parse(startDate) + days * 24 * HOUR_MS), 'UTC');
        const found = periodsIn(period, { startDate, endDate }, zone);
        const { from, to } = rangeBounds({ startDate, endDate }, zone);
        expect(found.map((each) => each.from)).toEqual([from, ...found.slice(0, -1).map((each) => each.to)]);
        expect(found.at(-1)?.to).toEqual(to);
        expect(new Set(found.map(({ key }) => periodLabel(key))).size).toBe(found.length);
      }),
    );
  });
});
