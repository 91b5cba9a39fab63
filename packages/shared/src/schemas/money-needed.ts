import { z } from 'zod';
import { DateRange } from './date-range.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';

/** The parts of the money needed (NEED-1). */
const Parts = {
  /** Open periods and slips whose payday has passed. */
  overdue: z.number(),
  /** Earned and not yet paid by a run: the net if the period were closed now. */
  earned: z.number(),
  /** The cost of records that run, at the moment of asking. */
  running: z.number(),
  /** The estimated cost of the remaining days (NEED-2). */
  estimate: z.number(),
  /** The estimated need of the payday: the sum of the three. */
  expected: z.number(),
  /** Closed by runs and not paid yet. Slips whose payday has passed are also in `overdue`. */
  pending: z.number(),
  /** The overdue and the expected amounts, and the other slips: each amount once. */
  totalDue: z.number(),
};

/** The money a company needs for its next payday. */
export const CompanyMoneyNeeded = z.object({
  companyId: Id,
  companyName: z.string(),
  currency: z.string(),
  period: DateRange.extend({ payday: CalendarDate }),
  /** The first open period, if it is an earlier one; `overdue` includes it. */
  earlierOpen: DateRange.nullable(),
  /** The first passed payday with an unpaid amount; null if nothing is overdue. */
  overdueSince: CalendarDate.nullable(),
  ...Parts,
  /** The sum of all payments of its runs. */
  paid: z.number(),
});
export type CompanyMoneyNeeded = z.infer<typeof CompanyMoneyNeeded>;

/** The needs of the next paydays, by company and in all; each currency has its own sum. */
export const MoneyNeeded = z.object({
  at: Instant,
  companies: z.array(CompanyMoneyNeeded),
  totals: z.array(z.object({ currency: z.string(), ...Parts })),
});
export type MoneyNeeded = z.infer<typeof MoneyNeeded>;

/** `GET /payroll/money-needed`: one company, or all the caller owns. */
export const MoneyNeededQuery = z.object({ companyId: Id.optional() });
export type MoneyNeededQuery = z.infer<typeof MoneyNeededQuery>;
