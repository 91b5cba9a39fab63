import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { PersonName } from './person-name.ts';
import { AnyInstant, CalendarDate, Id, Instant, requiredText } from './primitives.ts';

const Times = z.object({ startTime: Instant, endTime: Instant });

/**
 * The difference a correction or void makes to a closed record (ADJUST-1). `before` and `after` are null where it was
 * voided. `runNumber` is that of the run that paid it, null while it waits for the next.
 */
export const Adjustment = z.object({
  _id: Id,
  recordId: Id,
  employeeId: Id,
  before: Times.nullable(),
  after: Times.nullable(),
  days: z.array(
    z.object({ date: CalendarDate, hours: z.number(), ms: z.number().int(), amount: z.number() }),
  ),
  hours: z.number(),
  amount: z.number(),
  reason: z.string(),
  by: PersonName,
  at: Instant,
  runNumber: z.number().int().nullable(),
});
export type Adjustment = z.infer<typeof Adjustment>;

const Reason = requiredText(LENGTHS.reason);

/**
 * `POST /payroll/adjustments/preview`: the new times of a closed record, or `void` to count nothing. `version` is the
 * state of the record that the caller saw.
 */
export const AdjustmentDraft = z.object({
  recordId: Id,
  startTime: AnyInstant.optional(),
  endTime: AnyInstant.optional(),
  void: z.literal(true).optional(),
  version: z.string().max(LENGTHS.version).optional(),
});
export type AdjustmentDraft = z.infer<typeof AdjustmentDraft>;

/** `POST /payroll/adjustments`: the same, and why. */
export const NewAdjustment = AdjustmentDraft.extend({ reason: Reason });
export type NewAdjustment = z.infer<typeof NewAdjustment>;

/** `DELETE /payroll/adjustments/:id`: why it is taken back. */
export const AdjustmentRemoval = z.object({ reason: Reason });
export type AdjustmentRemoval = z.infer<typeof AdjustmentRemoval>;

/** The preview of an adjustment: hours and cost of each whole day before and after. */
export const AdjustmentEffect = z.object({
  before: Times.nullable(),
  after: Times.nullable(),
  days: z.array(
    z.object({
      date: CalendarDate,
      hoursBefore: z.number(),
      hoursAfter: z.number(),
      costBefore: z.number(),
      costAfter: z.number(),
      difference: z.number(),
    }),
  ),
  hours: z.number(),
  difference: z.number(),
});
export type AdjustmentEffect = z.infer<typeof AdjustmentEffect>;
