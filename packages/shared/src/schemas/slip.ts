import { z } from 'zod';
import {
  CONCEPT_BASES,
  DEBT_ROLES,
  LINE_KINDS,
  LINK_WAYS,
  SHARE_BASES,
  SLIP_ANSWERS,
} from '../domain/limits-and-defaults/index.ts';
import { PaySchedule } from './pay-calendar.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';

const TimeAndMoney = { hours: z.number(), ms: z.number().int(), amount: z.number() };

/** A line of a slip (CONCEPT-1, CONCEPT-4). `value`: money a period, percent, or money an hour. */
export const SlipLine = z.object({
  conceptId: Id.nullable(),
  lineId: Id.nullable(),
  name: z.string(),
  kind: z.enum(LINE_KINDS),
  basis: z.enum(CONCEPT_BASES),
  value: z.number(),
  note: z.string(),
  amount: z.number(),
  /** The counted days or hours, of those that `value` pays in full; null if all count (CONCEPT-7). */
  share: z.object({ unit: z.enum(SHARE_BASES), counted: z.number(), full: z.number() }).nullable(),
  /** The role of the line in a debt: carried over, waived, or owed from an earlier run. Null for other lines (DEBT-1). */
  debt: z.enum(DEBT_ROLES).nullable(),
});
export type SlipLine = z.infer<typeof SlipLine>;

/** A slip in figures; for an open period, as a closing now would make it (SLIP-1). */
export const SlipFigures = z.object({
  hours: z.number(),
  ms: z.number().int(),
  /** The cost of the time. */
  work: z.number(),
  days: z.array(z.object({ date: CalendarDate, ...TimeAndMoney })),
  /** Time of days before the period (RUN-2). */
  late: z.array(z.object({ recordId: Id, date: CalendarDate, ...TimeAndMoney })),
  rates: z.array(z.object({ hourlyRate: z.number().nullable(), ...TimeAndMoney })),
  adjustments: z.array(
    z.object({
      _id: Id,
      recordId: Id,
      date: CalendarDate,
      reason: z.string(),
      by: z.string(),
      ...TimeAndMoney,
    }),
  ),
  adjustment: z.number(),
  gross: z.number(),
  lines: z.array(SlipLine),
  additions: z.number(),
  deductions: z.number(),
  net: z.number(),
  unpricedHours: z.number(),
});
export type SlipFigures = z.infer<typeof SlipFigures>;

/** A paid stretch of a record, from when to when, in a slip's `days` or `late` (SLIP-9). */
export const SlipStretch = z.object({
  recordId: Id,
  date: CalendarDate,
  startTime: Instant,
  endTime: Instant,
  /** Null without a price. */
  hourlyRate: z.number().nullable(),
});
export type SlipStretch = z.infer<typeof SlipStretch>;

/**
 * The private link by which a slip was answered (ANSWER-6): the name of its maker and its delivery. Both are null for
 * links that are older than these fields.
 */
export const AnswerLink = z.object({ madeBy: z.string().nullable(), way: z.enum(LINK_WAYS).nullable() });
export type AnswerLink = z.infer<typeof AnswerLink>;

/** An employee's claim about a slip, and its answer (ANSWER-1). */
export const SlipClaim = z.object({
  _id: Id,
  date: CalendarDate.nullable(),
  text: z.string(),
  at: Instant,
  /** Null for a claim of its signed-in employee. */
  viaLink: AnswerLink.nullable(),
  answer: z.object({ text: z.string(), at: Instant, by: z.string() }).nullable(),
});
export type SlipClaim = z.infer<typeof SlipClaim>;

/** `GET /payroll/slips/mine`: those older than the slip `before` (WIRE-29). */
export const OwnSlipsQuery = z.object({ before: Id.optional() });
export type OwnSlipsQuery = z.infer<typeof OwnSlipsQuery>;

/** An acceptance by link that its employee contested, and when (ANSWER-7). */
export const ContestedAnswer = z.object({ acceptedAt: Instant, viaLink: AnswerLink, at: Instant });
export type ContestedAnswer = z.infer<typeof ContestedAnswer>;

export const SlipAnswer = z.enum(SLIP_ANSWERS);
export type SlipAnswer = z.infer<typeof SlipAnswer>;

/** A slip: a person's pay in a run (SLIP-1), its payments, and its answer. */
export const Slip = SlipFigures.extend({
  _id: Id,
  companyId: Id,
  companyName: z.string(),
  runId: Id,
  runNumber: z.number().int(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  payday: CalendarDate,
  schedule: PaySchedule,
  closedAt: Instant,
  employeeId: Id,
  fullname: z.string(),
  username: z.string(),
  /** Empty where the company had none. */
  currency: z.string(),
  timezone: z.string(),
  hash: z.string(),
  /** Whether the run was reopened (RUN-7). */
  reopened: z.boolean(),
  paid: z.number(),
  answer: SlipAnswer,
  acceptedAt: Instant.nullable(),
  /** The link by which it was accepted; null without one. */
  viaLink: AnswerLink.nullable(),
  /** The end of the time to contest the acceptance (ANSWER-7); null if its employee may not contest it. */
  contestableUntil: Instant.nullable(),
  contested: ContestedAnswer.nullable(),
  claims: z.array(SlipClaim),
  /** In order of time; absent in the slips of a run and in answers to changes. */
  stretches: z.array(SlipStretch).optional(),
});
export type Slip = z.infer<typeof Slip>;
