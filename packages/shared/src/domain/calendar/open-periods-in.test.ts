import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaySchedule } from '../pay-schedule.ts';
import { dateAfter, daysBetween } from '../periods.ts';
import { kindsShown } from './kinds-shown.ts';
import { openPeriodsIn } from './open-periods-in.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dateAfter('2000-01-01', days));

describe('the kinds that filters leave (CAL-3)', () => {
  it('a person leaves tasks and absences, a project leaves tasks and its days', () => {
    expect(kindsShown({})).toEqual(['task', 'project', 'closing', 'payday', 'absence']);
    expect(kindsShown({ personId: 'y' })).toEqual(['task', 'absence']);
    expect(kindsShown({ projectId: 'x' })).toEqual(['task', 'project']);
    expect(kindsShown({ projectId: 'x', personId: 'y' })).toEqual(['task']);
    expect(kindsShown({ personId: 'y', kinds: ['payday'] })).toEqual([]);
    expect(kindsShown({ kinds: ['payday', 'task'] })).toEqual(['payday', 'task']);
  });
});

const schedule: fc.Arbitrary<PaySchedule> = fc.oneof(
  fc.integer({ min: 1, max: 7 }).map((firstDay) => ({ kind: 'weekly', firstDay }) as const),
  day.map((anchor) => ({ kind: 'biweekly', anchor }) as const),
  fc.constant({ kind: 'semimonthly' } as const),
  fc.constant({ kind: 'monthly' } as const),
);

describe('the open periods of a range (CAL-7)', () => {
  it('two ranges have together the periods of both, whatever the schedule and the delay', () => {
    fc.assert(
      fc.property(
        fc.record({ schedule, firstOpenDay: day, first: fc.integer({ min: -90, max: 400 }) }),
        fc.record({ length: fc.nat(60), more: fc.nat(60), after: fc.nat(31) }),
        ({ schedule: given, firstOpenDay, first }, { length, more, after }) => {
          const open = { schedule: given, firstOpenDay };
          const startDate = dateAfter(firstOpenDay, first);
          const [middle, endDate] = [dateAfter(startDate, length), dateAfter(startDate, length + 1 + more)];
          const within = (from: string, to: string) =>
            openPeriodsIn(open, after, { startDate: from, endDate: to });
          const parts = [...within(startDate, middle), ...within(dateAfter(middle, 1), endDate)];
          const whole = within(startDate, endDate);
          expect(new Set(parts.map(({ endDate: last }) => last))).toEqual(
            new Set(whole.map(({ endDate: last }) => last)),
          );
          for (const period of whole) {
            expect(daysBetween(period.endDate, period.payday)).toBe(after);
            expect(period.startDate >= firstOpenDay).toBe(true);
          }
        },
      ),
    );
  });

  it('a payday after a long delay stands in the month after its closing', () => {
    const open = { schedule: { kind: 'monthly' } as const, firstOpenDay: '2026-01-01' };
    const range = { startDate: '2026-12-10', endDate: '2026-12-20' };
    expect(openPeriodsIn(open, 15, range)).toEqual([
      { startDate: '2026-11-01', endDate: '2026-11-30', payday: '2026-12-15' },
    ]);
    expect(openPeriodsIn(open, 0, range)).toEqual([]);
  });
});
