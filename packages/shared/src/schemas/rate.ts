import { z } from 'zod';
import { LENGTHS, MAX_RATE_PEOPLE, PERCENTAGES } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { DateRange } from './date-range.ts';
import { listOf } from './list-of.ts';
import { CalendarDate, HourlyRate, Id, Instant, optionalText } from './primitives.ts';

const Note = optionalText(LENGTHS.reason);

/**
 * A rate of a person (RATE-1): in force from an instant until the next one begins; 0 is none. `setBy` is null for one
 * from before rates had dates.
 */
export const Rate = z.object({
  _id: Id,
  hourlyRate: z.number(),
  from: Instant,
  /** The day of the company with which it begins (RATE-4); null for one from now on. */
  fromDay: CalendarDate.nullable(),
  setBy: z.object({ _id: Id, fullname: z.string(), username: z.string() }).nullable(),
  setAt: Instant,
  note: z.string(),
});
export type Rate = z.infer<typeof Rate>;

/** A percentage of at most two decimals; a negative one lowers the rate. */
const Percentage = z
  .number()
  .min(PERCENTAGES.min)
  .max(PERCENTAGES.max)
  .refine((value) => Math.round(value * 100) / 100 === value, say('too_many_decimals'));

/**
 * `POST /payroll/rates`: a new rate for one person or several, as an amount or a percentage; from now, or from the
 * midnight of a date. `confirmed` is the second word (RATE-8).
 */
export const RateChange = z
  .object({
    employeeIds: listOf(Id, { min: 1, max: MAX_RATE_PEOPLE }),
    hourlyRate: HourlyRate.optional(),
    percentage: Percentage.optional(),
    from: CalendarDate.optional(),
    note: Note.default(''),
    confirmed: z.boolean().default(false),
  })
  .refine(({ hourlyRate, percentage }) => (hourlyRate === undefined) !== (percentage === undefined), {
    path: ['hourlyRate'],
    message: say('amount_or_percentage'),
  })
  .refine(({ employeeIds }) => new Set(employeeIds).size === employeeIds.length, {
    path: ['employeeIds'],
    message: say('person_twice'),
  });
export type RateChange = z.infer<typeof RateChange>;

/** `PUT /payroll/people/:id/rates/:rateId`: any part of a rate. */
export const RateCorrection = z.object({
  hourlyRate: HourlyRate.optional(),
  from: CalendarDate.optional(),
  note: Note.optional(),
  confirmed: z.boolean().default(false),
});
export type RateCorrection = z.infer<typeof RateCorrection>;

/** `POST /payroll/people/:id/rates/:rateId/preview`: the effect of a correction or a removal. */
export const RateCorrectionPreview = RateCorrection.extend({ remove: z.boolean().default(false) });
export type RateCorrectionPreview = z.infer<typeof RateCorrectionPreview>;

/** The effect of a rate change: the hours and records it touches, and their cost. */
const Effect = z.object({
  records: z.number().int(),
  hours: z.number(),
  costBefore: z.number(),
  costAfter: z.number(),
  difference: z.number(),
});

/** The effect for one person: the rate before and after, and its end. */
const RateEffectOnPerson = Effect.extend({
  _id: Id,
  fullname: z.string(),
  username: z.string(),
  rateBefore: z.number(),
  rateAfter: z.number(),
  from: Instant,
  /** The beginning of the next rate; null without one. */
  until: Instant.nullable(),
  /** The signs of a mistyped rate; `factor` is null for a first rate, `usual` for any other. */
  unusual: z
    .object({ before: z.number().nullable(), factor: z.number().nullable(), usual: z.number().nullable() })
    .nullable(),
});

/** The effect of a rate change: in all, by pay period, oldest first, and by person (RATE-5, PERIOD-4). */
export const RateEffect = Effect.extend({
  periods: z.array(Effect.extend(DateRange.shape)),
  people: z.array(RateEffectOnPerson),
});
export type RateEffect = z.infer<typeof RateEffect>;
