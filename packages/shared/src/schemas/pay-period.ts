import { z } from 'zod';
import {
  PAY_POINTS,
  PERIOD_STATES,
  REOPENING_REFUSALS,
  REVIEW_CAUSES,
} from '../domain/limits-and-defaults/index.ts';
import { Adjustment } from './adjustment.ts';
import { DateRange } from './date-range.ts';
import { PayrollPerson } from './payroll.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';
import { Run } from './run.ts';
import { AnswerLink, SlipAnswer, SlipFigures } from './slip.ts';

/** `GET /payroll/period`: the period of a date; by default, that of today. */
export const PayPeriodQuery = z.object({ companyId: Id, date: CalendarDate.optional() });
export type PayPeriodQuery = z.infer<typeof PayPeriodQuery>;

/**
 * One obstacle to closing (RUN-4): a record, a request, or a person whose net is below zero. The times are those of
 * the record, or those that the request proposes.
 */
const PayPoint = z.object({
  kind: z.enum(PAY_POINTS),
  employeeId: Id,
  recordId: Id.nullable(),
  requestId: Id.nullable(),
  startTime: Instant.nullable(),
  endTime: Instant.nullable(),
  /** The time in question, in milliseconds; null for a running record, and for a debt. */
  ms: z.number().int().nullable(),
  /** The money of that time; null for a running record, and without a rate. That of a request counts no other time. */
  cost: z.number().nullable(),
  /** Why a record waits for review; null for other points. */
  cause: z.enum(REVIEW_CAUSES).nullable(),
  /** The times that a request wants changed; null for a forgotten record, and for other points. */
  asked: z.object({ startTime: Instant, endTime: Instant }).nullable(),
  /** The words of a request; null for other points. */
  reason: z.string().nullable(),
});
export type PayPoint = z.infer<typeof PayPoint>;

/**
 * A person's part of a period: their slip if it is closed, else as a closing now would make it. `rates` are those of
 * the paid time, null without one. `hourlyRate` is the present rate; for a person who left and in a closed period,
 * the last of `rates`.
 */
const PayPeriodPerson = PayrollPerson.pick({
  _id: true,
  fullname: true,
  username: true,
  profilePicture: true,
  left: true,
  hourlyRate: true,
  pendingReviews: true,
  openRequests: true,
})
  .extend(
    SlipFigures.pick({
      hours: true,
      ms: true,
      work: true,
      adjustments: true,
      adjustment: true,
      gross: true,
      lines: true,
      additions: true,
      deductions: true,
      net: true,
      unpricedHours: true,
    }).shape,
  )
  .extend({
    rates: z.array(z.number().nullable()),
    /** The days of the period with time. */
    workedDays: z.number().int(),
    /** Hours of days before the period (RUN-2). */
    lateHours: z.number(),
    lateMs: z.number().int(),
    late: z.number(),
    /** The running records. */
    running: z.number().int(),
    /** Adjustments of days of this closed period that another run pays (ADJUST-3). */
    laterAdjustments: z.number().int(),
    /** Null while the period is open, like the next four fields. */
    slipId: Id.nullable(),
    paid: z.number().nullable(),
    /** The part of `paid` by bank transfer. */
    transferred: z.number().nullable(),
    answer: SlipAnswer.nullable(),
    /** The link by which they accepted it; null without one. */
    viaLink: AnswerLink.nullable(),
  });
export type PayPeriodPerson = z.infer<typeof PayPeriodPerson>;

/** The days of a period and its state. */
const PeriodHead = DateRange.extend({
  companyId: Id,
  payday: CalendarDate,
  currency: z.string(),
  timezone: z.string(),
  today: CalendarDate,
  state: z.enum(PERIOD_STATES),
  /** Only for a closed period. */
  run: Run.nullable(),
  /** The first open period, if it is an earlier one: it must be closed first. */
  earlierOpen: DateRange.nullable(),
  firstOpenDay: CalendarDate,
  /** The days of a full period if a new schedule shortened this one; else null (CONCEPT-8). */
  fullDays: z.number().int().nullable(),
  /** A day of the previous period; null without one. */
  previous: CalendarDate.nullable(),
  /** A day of the next period; null if that has not begun. */
  next: CalendarDate.nullable(),
});

/**
 * A period with all its people (PERIOD-5). Only the first open period has lines, adjustments and time of earlier
 * days, because the next run pays them.
 */
export const PayPeriod = PeriodHead.extend({
  people: z.array(PayPeriodPerson),
  totals: PayPeriodPerson.pick({
    hours: true,
    ms: true,
    gross: true,
    additions: true,
    deductions: true,
    net: true,
    unpricedHours: true,
    lateHours: true,
    late: true,
    adjustment: true,
    paid: true,
  }),
  points: z.array(PayPoint),
  /** Why its run cannot be reopened (RUN-7); null for an open period, and for a run that can be. */
  reopeningRefused: z.enum(REOPENING_REFUSALS).nullable(),
});
export type PayPeriod = z.infer<typeof PayPeriod>;

/** The figures of a closing with its carried-over items, before anything is stored (RUN-10). */
export const RunPreview = Run.pick({
  startDate: true,
  endDate: true,
  payday: true,
  people: true,
  hours: true,
  gross: true,
  additions: true,
  deductions: true,
  net: true,
}).extend({
  points: z.array(PayPoint),
  /** The people with a debt to the next run, and the waived part (DEBT-1). */
  debts: z.array(z.object({ employeeId: Id, carried: z.number(), waived: z.number() })),
  figuresHash: z.string(),
});
export type RunPreview = z.infer<typeof RunPreview>;

/** `GET /payroll/period/:employeeId`: the slip of a person; for an open period, the slip of a closing now. */
export const PersonPeriod = PeriodHead.extend({
  person: PayPeriodPerson,
  figures: SlipFigures,
  points: z.array(PayPoint),
  /** The adjustments of `figures`, in the order in which they were made. */
  adjustments: z.array(Adjustment),
  /** The adjustments of days of this closed period that another run pays; `paidOn` is a day of that run's period (ADJUST-3). */
  adjustedLater: z.array(Adjustment.extend({ paidOn: CalendarDate })),
});
export type PersonPeriod = z.infer<typeof PersonPeriod>;
