import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullDaysOf,
  monthOf,
  type PaySchedule,
  paydayOf,
  periodAt,
  periodShown,
  scheduledPeriod,
  shareOfMonth,
} from './pay-schedule.ts';
import { dateAfter, daysBetween } from './periods.ts';

const date = fc.integer({ min: 0, max: 20_000 }).map((days) => dateAfter('2000-01-01', days));
const schedule: fc.Arbitrary<PaySchedule> = fc.oneof(
  fc.integer({ min: 1, max: 7 }).map((firstDay) => ({ kind: 'weekly', firstDay }) as const),
  date.map((anchor) => ({ kind: 'biweekly', anchor }) as const),
  fc.constant({ kind: 'semimonthly' } as const),
  fc.constant({ kind: 'monthly' } as const),
);

describe('the periods of a schedule (PERIOD-1)', () => {
  it.each([
    [{ kind: 'semimonthly' }, '2026-11-15', '2026-11-01', '2026-11-15'],
    [{ kind: 'semimonthly' }, '2026-11-16', '2026-11-16', '2026-11-30'],
    [{ kind: 'semimonthly' }, '2028-02-29', '2028-02-16', '2028-02-29'],
    [{ kind: 'monthly' }, '2026-11-22', '2026-11-01', '2026-11-30'],
    [{ kind: 'weekly', firstDay: 1 }, '2026-11-22', '2026-11-16', '2026-11-22'],
    [{ kind: 'weekly', firstDay: 7 }, '2026-11-22', '2026-11-22', '2026-11-28'],
    [{ kind: 'biweekly', anchor: '2026-11-02' }, '2026-11-15', '2026-11-02', '2026-11-15'],
    [{ kind: 'biweekly', anchor: '2026-11-02' }, '2026-11-01', '2026-10-19', '2026-11-01'],
  ] as [PaySchedule, string, string, string][])('%j on %s: %s to %s', (given, day, startDate, endDate) => {
    expect(scheduledPeriod(given, day)).toEqual({ startDate, endDate });
  });

  it('follow one another without gap or overlap (PERIOD-2)', () => {
    fc.assert(
      fc.property(schedule, date, (given, day) => {
        const period = scheduledPeriod(given, day);
        expect(period.startDate <= day && day <= period.endDate).toBe(true);
        const next = scheduledPeriod(given, dateAfter(period.endDate, 1));
        expect(next.startDate).toBe(dateAfter(period.endDate, 1));
      }),
    );
  });
});

describe('the open periods of a company (PERIOD-2, PERIOD-4)', () => {
  it('begin after the last closed day and go on as scheduled, after any earlier schedule', () => {
    fc.assert(
      fc.property(schedule, date, fc.nat(400), (given, firstOpenDay, later) => {
        const open = { schedule: given, firstOpenDay };
        const first = periodAt(open, firstOpenDay);
        expect(first.startDate).toBe(firstOpenDay);
        const period = periodAt(open, dateAfter(firstOpenDay, later));
        if (period.startDate !== firstOpenDay)
          expect(period).toEqual(scheduledPeriod(given, period.startDate));
      }),
    );
  });

  it('do not reach before that day', () => {
    const open = { schedule: { kind: 'monthly' }, firstOpenDay: '2026-11-16' } as const;
    expect(periodAt(open, '2026-11-20')).toEqual({ startDate: '2026-11-16', endDate: '2026-11-30' });
    expect(() => periodAt(open, '2026-11-15')).toThrow(RangeError);
  });
});

it('the time before the open periods is shown by the schedule, up to their start (PAY-61)', () => {
  const open = { schedule: { kind: 'monthly' }, firstOpenDay: '2026-11-16' } as const;
  expect(periodShown(open, '2026-11-20')).toEqual(periodAt(open, '2026-11-20'));
  expect(periodShown(open, '2026-11-15')).toEqual({ startDate: '2026-11-01', endDate: '2026-11-15' });
  expect(periodShown(open, '2026-10-02')).toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
});

it('a closed period is shown by its run, with any schedule today (PERIOD-4, PAY-61)', () => {
  const closed = [
    { startDate: '2026-10-05', endDate: '2026-10-15' },
    { startDate: '2026-10-16', endDate: '2026-10-31' },
  ];
  const shown = { schedule: { kind: 'monthly' }, firstOpenDay: '2026-11-01', closed } as const;
  expect(periodShown(shown, '2026-10-15')).toEqual(closed[0]);
  expect(periodShown(shown, '2026-10-16')).toEqual(closed[1]);
  expect(periodShown(shown, '2026-11-03')).toEqual({ startDate: '2026-11-01', endDate: '2026-11-30' });
  expect(periodShown(shown, '2026-10-04')).toEqual({ startDate: '2026-10-01', endDate: '2026-10-04' });
  expect(periodShown(shown, '2026-09-04')).toEqual({ startDate: '2026-09-01', endDate: '2026-09-30' });
  const regular = {
    ...shown,
    firstOpenDay: '2026-12-01',
    closed: [{ startDate: '2026-11-01', endDate: '2026-11-10' }],
  };
  expect(periodShown(regular, '2026-11-11')).toEqual({ startDate: '2026-11-11', endDate: '2026-11-30' });
});

it('a payday is days after the end of its period (PERIOD-1)', () => {
  expect(paydayOf('2026-11-30', 0)).toBe('2026-11-30');
  expect(paydayOf('2026-12-31', 2)).toBe('2027-01-02');
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
});

describe('an amount a period as one a month (PERIOD-8)', () => {
  it.each([
    ['weekly', 5_769, 24_999],
    ['biweekly', 11_538, 24_999],
    ['semimonthly', 12_500, 25_000],
    ['monthly', 25_000, 25_000],
  ] as const)('%s %i comes to %i', (kind, cents, month) => {
    expect(monthOf(cents, kind)).toBe(month);
  });

  it('is within a cent of itself after a month of periods, for each schedule', () => {
    const kind = fc.constantFrom(
      'weekly' as const,
      'biweekly' as const,
      'semimonthly' as const,
      'monthly' as const,
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), kind, (cents, of) => {
        expect(Math.abs(shareOfMonth(monthOf(cents, of), of) - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the days of a whole period (CONCEPT-8)', () => {
  const friday = { kind: 'weekly', firstDay: 5 } as const;
  it.each([
    ['one that another schedule cut', friday, '2026-11-15', '2026-11-16', 7],
    ['one that is whole', { kind: 'weekly', firstDay: 1 } as const, '2026-11-15', '2026-11-16', null],
    ['one that the first day of all cut', friday, null, '2026-11-16', null],
    ['half a month', { kind: 'monthly' } as const, '2026-11-15', '2026-11-16', 30],
  ])('%s', (_, schedule, closedThrough, startDate, expected) => {
    expect(fullDaysOf({ schedule, closedThrough }, { startDate, endDate: '2026-11-30' })).toBe(expected);
  });
});

describe('an amount a month (CONCEPT-5)', () => {
  it.each([
    ['weekly', 5_769],
    ['biweekly', 11_538],
    ['semimonthly', 12_500],
    ['monthly', 25_000],
  ] as const)('is divided by the periods of a schedule: %s', (kind, share) => {
    expect(shareOfMonth(25_000, kind)).toBe(share);
  });
});
