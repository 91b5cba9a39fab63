import { z } from 'zod';
import { LENGTHS, PAYMENT_METHODS } from '../domain/limits-and-defaults/index.ts';
import { CalendarDate, Id, Instant, Money, optionalText } from './primitives.ts';
import { PersonName } from './record.ts';

/** Money that was given for a slip (PAYMENT-1). */
export const Payment = z.object({
  _id: Id,
  companyId: Id,
  runId: Id,
  slipId: Id,
  employeeId: Id,
  amount: z.number(),
  date: CalendarDate,
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  by: PersonName,
  at: Instant,
  /** Taken back as a mistake (PAYMENT-2). */
  removed: z.object({ at: Instant, by: PersonName, reason: z.string() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** `POST /payroll/payments`: all that is pending of a run, or of some of its slips; an amount pays a part. */
export const NewPayments = z.object({
  runId: Id,
  date: CalendarDate,
  method: z.enum(PAYMENT_METHODS),
  reference: optionalText(LENGTHS.name).default(''),
  payments: z
    .array(z.object({ slipId: Id, amount: Money.optional() }))
    .min(1)
    .max(1_000)
    .optional(),
});
export type NewPayments = z.infer<typeof NewPayments>;
