import { z } from 'zod';
import { LENGTHS, MIN_LINE_AMOUNT, RUN_STATES } from '../domain/limits-and-defaults/index.ts';
import { listOf } from './list-of.ts';
import { PersonName } from './person-name.ts';
import { CalendarDate, Id, Instant, Money, requiredText } from './primitives.ts';

/** A run: the closing of a period (RUN-1). `hash` covers it and its slips (RUN-9). */
export const Run = z.object({
  _id: Id,
  companyId: Id,
  number: z.number().int(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  payday: CalendarDate,
  state: z.enum(RUN_STATES),
  currency: z.string(),
  timezone: z.string(),
  people: z.number().int(),
  hours: z.number(),
  gross: z.number(),
  additions: z.number(),
  deductions: z.number(),
  net: z.number(),
  paid: z.number(),
  closedAt: Instant,
  closedBy: PersonName,
  reopened: z.object({ at: Instant, by: PersonName, reason: z.string() }).nullable(),
  hash: z.string(),
});
export type Run = z.infer<typeof Run>;

/** `GET /payroll/runs`. */
export const RunQuery = z.object({
  companyId: Id,
  /** The number of the last row of a page, below which the list continues (WIRE-29). */
  before: z.coerce.number().int().min(1).optional(),
});
export type RunQuery = z.infer<typeof RunQuery>;

const MAX_CARRIED = 1_000;

/** `POST /payroll/runs`: the period that the caller saw, and the names of points to carry over (RUN-4). */
export const NewRun = z.object({
  companyId: Id,
  startDate: CalendarDate,
  endDate: CalendarDate,
  carry: z
    .object({
      records: listOf(Id, { max: MAX_CARRIED }).default([]),
      requests: listOf(Id, { max: MAX_CARRIED }).default([]),
      /** The people whose negative net is carried over as a debt, up to an optional amount (DEBT-1). */
      debts: listOf(z.object({ employeeId: Id, amount: Money.min(MIN_LINE_AMOUNT).optional() }), {
        max: MAX_CARRIED,
      }).default([]),
    })
    .default({ records: [], requests: [], debts: [] }),
  /** The `figuresHash` of the preview that its closer saw; without it, they are not compared (RUN-10). */
  shown: z.string().length(64).optional(),
});
export type NewRun = z.infer<typeof NewRun>;

/** `POST /payroll/runs/preview`: the same period, carried items and debts. */
export const RunDraft = NewRun.omit({ shown: true });
export type RunDraft = z.infer<typeof RunDraft>;

/** `POST /payroll/runs/:id/reopen`. */
export const RunReopening = z.object({ reason: requiredText(LENGTHS.reason) });
export type RunReopening = z.infer<typeof RunReopening>;
