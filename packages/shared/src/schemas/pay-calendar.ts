import { z } from 'zod';
import { MAX_CONCEPTS, MAX_PAYDAY_DAYS, MIN_LINE_AMOUNT } from '../domain/limits-and-defaults/index.ts';
import type { PaySchedule as Declared } from '../domain/pay-schedule.ts';
import { DateRange } from './date-range.ts';
import { listOf } from './list-of.ts';
import { CalendarDate, Id, Money } from './primitives.ts';

const schedule = () =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('weekly'), firstDay: z.number().int().min(1).max(7) }),
    z.object({ kind: z.literal('biweekly'), anchor: CalendarDate }),
    z.object({ kind: z.literal('semimonthly') }),
    z.object({ kind: z.literal('monthly') }),
  ]) satisfies z.ZodType<Declared>;

/** `PaySchedule` of the domain (PERIOD-1). The answer and the input have a name each: OpenAPI closes only the answer. */
export const PaySchedule = schedule();
export const PayScheduleInput = schedule();

const PaydayAfterDays = z.number().int().min(0).max(MAX_PAYDAY_DAYS);

/**
 * How a company pays (PERIOD-1 to PERIOD-2), in its own days. `firstDay` is the day that the owner chose for the
 * first period, `closedThrough` the last closed day, `firstOpenDay` the first day of the open periods.
 */
export const PayCalendar = z.object({
  companyId: Id,
  schedule: PaySchedule,
  paydayAfterDays: PaydayAfterDays,
  firstDay: CalendarDate.nullable(),
  closedThrough: CalendarDate.nullable(),
  firstOpenDay: CalendarDate,
  /** The closed periods that the schedule would not make, the earliest first. */
  closed: z.array(DateRange),
  /** The open period of today. */
  current: DateRange.extend({ payday: CalendarDate }),
});
export type PayCalendar = z.infer<typeof PayCalendar>;

/** `GET /payroll/calendar`. */
export const PayCalendarQuery = z.object({ companyId: Id });
export type PayCalendarQuery = z.infer<typeof PayCalendarQuery>;

/** `PUT /payroll/calendar/:companyId`: any of the values; `firstDay` only while nothing is closed. */
export const PayCalendarChanges = z.object({
  schedule: PayScheduleInput.optional(),
  paydayAfterDays: PaydayAfterDays.optional(),
  firstDay: CalendarDate.nullable().optional(),
  /** New amounts of fixed concepts under the new schedule, with the seen versions (PERIOD-8). */
  concepts: listOf(
    z.object({ conceptId: Id, version: z.number().int(), value: Money.min(MIN_LINE_AMOUNT) }),
    { max: MAX_CONCEPTS },
  ).optional(),
});
export type PayCalendarChanges = z.infer<typeof PayCalendarChanges>;
