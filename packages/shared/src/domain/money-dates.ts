import { EARLIEST_RECORD } from './limits-and-defaults/index.ts';
import { dateAfter, isCalendarDate } from './periods.ts';

/** The first date of money: any earlier one is a slip of the pen. */
const FIRST = EARLIEST_RECORD.slice(0, 10);

/** How far ahead money can be dated, in days. */
const DAYS_AHEAD = 366;

/** The first and the last date that a payment, a rate or a first period can have (PAYMENT-5). */
export interface MoneyDates {
  readonly min: string;
  readonly max: string;
}

/** @param today this day of the company, `yyyy-MM-dd` */
export function moneyDates(today: string): MoneyDates {
  return { min: FIRST, max: dateAfter(today, DAYS_AHEAD) };
}

/** Whether money can be dated so (PAYMENT-5). */
export function isMoneyDate(date: string, today: string): boolean {
  const { min, max } = moneyDates(today);
  return isCalendarDate(date) && min <= date && date <= max;
}
