import { fromCents } from '@faena/shared/domain';
import type { Payment } from '@faena/shared/schemas';
import { namedThenToWire } from '../../person/index.ts';
import type { PaymentDoc } from './payment-model.ts';

/** A payment in the API format. */
export function paymentToWire(payment: PaymentDoc): Payment {
  const { _id, companyId, runId, slipId, employeeId, cents, date, method, reference, by, at, removed } =
    payment;
  return {
    _id: String(_id),
    companyId: String(companyId),
    runId: String(runId),
    slipId: String(slipId),
    employeeId: String(employeeId),
    amount: fromCents(cents),
    date,
    method,
    reference,
    by: namedThenToWire(by),
    at: at.toISOString(),
    removed: removed && {
      at: removed.at.toISOString(),
      by: namedThenToWire(removed.by),
      reason: removed.reason,
    },
  };
}
