import { type OpenPeriods, paydayOf, periodAt } from '../pay-schedule.ts';
import { type DateRange, dateAfter, isCalendarDate } from '../periods.ts';

/** A period of pay with its payday, `YYYY-MM-DD`. */
export interface PaidPeriod extends DateRange {
  readonly payday: string;
}

/** Whether a period closes or is paid within a range. */
export function isPaidIn({ endDate, payday }: PaidPeriod, range: DateRange): boolean {
  return isIn(endDate, range) || isIn(payday, range);
}

/** The open periods that close or are paid within a range, earliest first (CAL-7). */
export function openPeriodsIn(open: OpenPeriods, paydayAfterDays: number, range: DateRange): PaidPeriod[] {
  let day = dateAfter(range.startDate, -paydayAfterDays);
  if (day < open.firstOpenDay) day = open.firstOpenDay;
  const periods: PaidPeriod[] = [];
  while (day <= range.endDate) {
    const period = periodAt(open, day);
    const paid = { ...period, payday: paydayOf(period.endDate, paydayAfterDays) };
    if (isPaidIn(paid, range) && isCalendarDate(paid.payday)) periods.push(paid);
    day = dateAfter(period.endDate, 1);
  }
  return periods;
}

const isIn = (day: string, { startDate, endDate }: DateRange) => startDate <= day && day <= endDate;
