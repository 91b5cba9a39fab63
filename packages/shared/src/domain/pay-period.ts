import { type DateRange, periodRange } from './periods.ts';

const FIRST_HALF_ENDS = '15';
const SECOND_HALF_BEGINS = '16';

/** The days that are paid together with a date (PAY-60): the 1st to the 15th of its month, or the 16th to its end. */
export function payPeriodOf(date: string): DateRange {
  const { startDate, endDate } = periodRange('month', date);
  const month = date.slice(0, -2);
  return date.slice(-2) <= FIRST_HALF_ENDS
    ? { startDate, endDate: month + FIRST_HALF_ENDS }
    : { startDate: month + SECOND_HALF_BEGINS, endDate };
}
