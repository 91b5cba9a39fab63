import { type Cents, proRataCents } from './money.ts';
import { type DateRange, dateAfter, daysBetween, daysIn, periodRange, weekdayOf } from './periods.ts';

/**
 * How often a company pays (PERIOD-1). `firstDay` is a day of the week, 1 (Monday) to 7; `anchor` a date on which one
 * of the periods of two weeks begins.
 */
export type PaySchedule =
  | { readonly kind: 'weekly'; readonly firstDay: number }
  | { readonly kind: 'biweekly'; readonly anchor: string }
  | { readonly kind: 'semimonthly' }
  | { readonly kind: 'monthly' };

/** The data that decides the open period of a date. */
export interface OpenPeriods {
  readonly schedule: PaySchedule;
  /** The first day that is not closed, `YYYY-MM-DD`. */
  readonly firstOpenDay: string;
}

const WEEK_DAYS = 7;
const FIRST_HALF_ENDS = '15';
const SECOND_HALF_BEGINS = '16';

/**
 * The open period of a date (PERIOD-4). It follows the schedule; the first one begins after the closed days.
 * @throws RangeError for a date before the first open day
 */
export function periodAt({ schedule, firstOpenDay }: OpenPeriods, date: string): DateRange {
  if (date < firstOpenDay) throw new RangeError(`${date} is not in an open period`);
  const { startDate, endDate } = scheduledPeriod(schedule, date);
  return { startDate: startDate < firstOpenDay ? firstOpenDay : startDate, endDate };
}

/** The open periods, and the closed ones that differ from the schedule, earliest first. */
export interface ShownPeriods extends OpenPeriods {
  readonly closed?: readonly DateRange[];
}

/**
 * The period of any date: a closed one by its run, an open one by the schedule, an earlier one up to the first
 * (PAY-61).
 */
export function periodShown({ closed = [], ...open }: ShownPeriods, date: string): DateRange {
  const own = closed.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  if (own) return own;
  if (date >= open.firstOpenDay) return periodAt(open, date);
  const { startDate, endDate } = scheduledPeriod(open.schedule, date);
  const before = closed.filter((period) => period.endDate < date).at(-1);
  const after = closed.find((period) => period.startDate > date)?.startDate ?? open.firstOpenDay;
  return {
    startDate: before && before.endDate >= startDate ? dateAfter(before.endDate, 1) : startDate,
    endDate: endDate >= after ? dateAfter(after, -1) : endDate,
  };
}

/** The period of a date by the schedule alone, without regard to closed periods. */
export function scheduledPeriod(schedule: PaySchedule, date: string): DateRange {
  switch (schedule.kind) {
    case 'weekly':
      return daysFrom(date, modulo(weekdayOf(date) - schedule.firstDay, WEEK_DAYS), WEEK_DAYS);
    case 'biweekly':
      return daysFrom(date, modulo(daysBetween(schedule.anchor, date), 2 * WEEK_DAYS), 2 * WEEK_DAYS);
    case 'semimonthly':
      return halfMonth(date);
    case 'monthly':
      return periodRange('month', date);
  }
}

/** The number of periods of each schedule in a number of months. */
const PERIODS_IN = {
  weekly: { periods: 52, months: 12 },
  biweekly: { periods: 26, months: 12 },
  semimonthly: { periods: 2, months: 1 },
  monthly: { periods: 1, months: 1 },
} as const;

/** The share of a monthly amount in one period of a schedule, rounded half-up to the cent (CONCEPT-5). */
export function shareOfMonth(cents: Cents, kind: PaySchedule['kind']): Cents {
  const { periods, months } = PERIODS_IN[kind];
  return proRataCents(cents, months, periods);
}

/** An amount a period as an amount a month, rounded half-up to the cent (PERIOD-8). */
export function monthOf(cents: Cents, kind: PaySchedule['kind']): Cents {
  const { periods, months } = PERIODS_IN[kind];
  return proRataCents(cents, periods, months);
}

/**
 * The full length in days of a period that the closed days cut short (CONCEPT-8). Null for a whole period,
 * and for the company's first.
 */
export function fullDaysOf(
  { schedule, closedThrough }: { schedule: PaySchedule; closedThrough: string | null },
  { startDate }: DateRange,
): number | null {
  const whole = scheduledPeriod(schedule, startDate);
  return closedThrough !== null && whole.startDate < startDate ? daysIn(whole) : null;
}

/** The day on which a period that ends on a date is paid. */
export function paydayOf(endDate: string, paydayAfterDays: number): string {
  return dateAfter(endDate, paydayAfterDays);
}

function halfMonth(date: string): DateRange {
  const { startDate, endDate } = periodRange('month', date);
  const month = date.slice(0, -2);
  return date.slice(-2) <= FIRST_HALF_ENDS
    ? { startDate, endDate: month + FIRST_HALF_ENDS }
    : { startDate: month + SECOND_HALF_BEGINS, endDate };
}

/** The period of `length` days that begins `passed` days before a date. */
function daysFrom(date: string, passed: number, length: number): DateRange {
  const startDate = dateAfter(date, -passed);
  return { startDate, endDate: dateAfter(startDate, length - 1) };
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
