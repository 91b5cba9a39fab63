import type { PaymentState } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { EventDraft } from '../../ledger/index.ts';
import type { RunDoc } from '../runs/run-model.ts';
import type { PaymentDoc } from './payment-model.ts';

interface By {
  readonly actor: Actor;
  readonly at: Date;
  readonly reason?: string;
}

/** The ledger's event of a payment (PAYMENT-1). */
export function paymentEvent(
  action: 'payment-made' | 'payment-removed',
  payment: PaymentDoc,
  run: Pick<RunDoc, 'number'>,
  by: By,
): EventDraft {
  const { _id, companyId, employeeId } = payment;
  const state = paymentState(payment, run);
  const isMade = action === 'payment-made';
  return {
    companyId,
    action,
    subject: { id: _id, employeeId },
    before: isMade ? null : state,
    after: isMade ? state : null,
    ...by,
  };
}

/** The state of a payment in the ledger. */
export function paymentState(
  { cents, date, method, reference }: PaymentDoc,
  { number: runNumber }: Pick<RunDoc, 'number'>,
): PaymentState {
  return { runNumber, cents, date, method, reference };
}
