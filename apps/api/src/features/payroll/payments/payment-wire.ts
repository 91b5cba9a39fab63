import { fromCents } from '@faena/shared/domain';
import type { Payment } from '@faena/shared/schemas';
import type { PaymentDoc } from './payment-model.ts';

type NamedThen = PaymentDoc['by'];

/** A payment as the API answers it. */
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
    by: nameToWire(by),
    at: at.toISOString(),
    removed: removed && {
      at: removed.at.toISOString(),
      by: nameToWire(removed.by),
      reason: removed.reason,
    },
  };
}

function nameToWire({ _id, fullname, username }: NamedThen) {
  return { _id: String(_id), fullname, username };
}
