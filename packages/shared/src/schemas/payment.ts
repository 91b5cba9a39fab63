import { z } from 'zod';
import { LENGTHS, MIN_PAYMENT, PAYMENT_METHODS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { PersonName } from './person-name.ts';
import { CalendarDate, Id, Instant, Money, optionalText, requiredText } from './primitives.ts';

/** A payment of a slip (PAYMENT-1). */
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
  /** Set if the payment was removed as a mistake (PAYMENT-1). */
  removed: z.object({ at: Instant, by: PersonName, reason: z.string() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

/**
 * The payment of one slip: an amount, or all that is pending. `paid` is the earlier sum that the payer saw; if it has
 * changed, nothing is paid (PAYMENT-4).
 */
const SlipPaid = z.object({
  slipId: Id,
  amount: Money.min(MIN_PAYMENT, say('too_small', { min: MIN_PAYMENT })).optional(),
  paid: Money.optional(),
});

/** `POST /payroll/payments`: all that is pending of a run, or of some of its slips; an amount pays a part. */
export const NewPayments = z.object({
  runId: Id,
  date: CalendarDate,
  method: z.enum(PAYMENT_METHODS),
  reference: optionalText(LENGTHS.name).default(''),
  payments: listOf(SlipPaid, { min: 1, max: 1_000 })
    .refine((paid) => new Set(paid.map(({ slipId }) => slipId)).size === paid.length, say('slip_twice'))
    .optional(),
});
export type NewPayments = z.infer<typeof NewPayments>;

/** The result of `POST /payroll/payments`. */
export const MadePayments = z.object({ payments: z.array(Payment) });
export type MadePayments = z.infer<typeof MadePayments>;

/** `DELETE /payroll/payments/:id`. */
export const PaymentRemoval = z.object({ reason: requiredText(LENGTHS.reason) });
export type PaymentRemoval = z.infer<typeof PaymentRemoval>;

/** `GET /payroll/payments`: the payments of a run, of a person, or of a person in a run. */
export const PaymentFilter = z
  .object({ runId: Id.optional(), employeeId: Id.optional(), before: Id.optional() })
  .refine(({ runId, employeeId }) => runId !== undefined || employeeId !== undefined, {
    error: say('run_or_employee'),
    path: ['runId'],
  });
export type PaymentFilter = z.infer<typeof PaymentFilter>;
