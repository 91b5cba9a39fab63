import { fromCents, toCents } from '@faena/shared/domain';
import type { PayPeriodPerson } from '@faena/shared/schemas';

/** A person of a closed period. */
export type PaidPerson = PayPeriodPerson & { readonly slipId: string; readonly paid: number };

/** Tests whether a person has a slip, and so belongs to a closed period. */
export function hasSlip(person: PayPeriodPerson): person is PaidPerson {
  return person.slipId !== null && person.paid !== null;
}

/** The unpaid rest of an amount. */
export function pendingOf({ net, paid }: { readonly net: number; readonly paid: number }): number {
  return fromCents(toCents(net) - toCents(paid));
}

/** Whether a slip or a run is paid, partly paid or unpaid. */
export function paymentStateOf(of: { readonly net: number; readonly paid: number }) {
  if (of.net === 0 && of.paid === 0) return 'nothing';
  if (pendingOf(of) === 0) return 'paid';
  return of.paid > 0 ? 'partly' : 'pending';
}
