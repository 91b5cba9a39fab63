import type { PayPeriodPerson } from '@faena/shared/schemas';
import { Badge } from '@/ui/badge.tsx';
import { paymentTexts } from '../texts/payments.ts';
import { hasSlip, paymentStateOf } from './pending-of.ts';

const TONES = { paid: 'ok', partly: 'warn', pending: 'neutral', nothing: 'neutral' } as const;

/** Whether a person of a closed period is paid, partly paid or unpaid; nothing in an open period. */
export function PaymentBadge({ person }: { person: PayPeriodPerson }) {
  if (!hasSlip(person)) return null;
  const state = paymentStateOf(person);
  return <Badge tone={TONES[state]}>{paymentTexts.states[state]}</Badge>;
}
