import {
  fromCents,
  isMoneyDate,
  MIN_PAYMENT,
  type PAYMENT_METHODS,
  toCents,
  writeNumber,
} from '@faena/shared/domain';
import { useState } from 'react';
import { moneyKind, numberOf } from '@/lib/typed-number.ts';
import { type PaidPerson, pendingOf } from './pending-of.ts';
import type { PaymentsSent } from './requests.ts';

type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The typed values of a payment's form. */
export interface PayForm {
  readonly date: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** The slips that are paid. */
  readonly chosen: ReadonlySet<string>;
  /** The typed amounts of partly paid slips. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** The form of a payment to people with pending amounts; all of them are chosen at first. */
export function usePayForm(people: readonly PaidPerson[], today: string, currency: string) {
  const [begun] = useState<PayForm>(() => ({
    date: today,
    method: 'transfer',
    reference: '',
    chosen: new Set(people.map(({ slipId }) => slipId)),
    amounts: {},
  }));
  const [form, setForm] = useState(begun);
  const paid = people.filter(({ slipId }) => form.chosen.has(slipId));
  const amounts = paid.map((person) => amountOf(person, form, currency));
  const sum = amounts.reduce<number>((total, amount) => total + toCents(amount ?? 0), 0);
  const isComplete =
    paid.length > 0 && isMoneyDate(form.date, today) && amounts.every((amount) => amount !== null);
  return {
    form,
    change: (changes: Partial<PayForm>) => setForm((current) => ({ ...current, ...changes })),
    isDirty: textOf(form, people, currency) !== textOf(begun, people, currency),
    isComplete,
    sum: fromCents(sum),
    /** The request: each slip with its earlier payments, so that it is paid once (PAYMENT-4). */
    sent: (runId: string): PaymentsSent => ({
      runId,
      date: form.date,
      method: form.method,
      reference: form.reference,
      payments: paid.map((person) => {
        const amount = amountOf(person, form, currency);
        const isPart = amount !== null && amount !== pendingOf(person);
        return { slipId: person.slipId, paid: person.paid, ...(isPart && { amount }) };
      }),
    }),
  };
}

/** The input as one text, to find unsaved changes. */
function textOf(form: PayForm, people: readonly PaidPerson[], currency: string): string {
  const { date, method, reference, chosen } = form;
  const shares = people.map((person) => [chosen.has(person.slipId), typedFor(person, form, currency)]);
  return JSON.stringify([date, method, reference, shares]);
}

/** The amount to pay a person: all pending, or the typed part; null for an impossible one. */
export function amountOf(person: PaidPerson, form: PayForm, currency: string): number | null {
  const amount = numberOf(typedFor(person, form, currency), moneyKind(currency));
  return amount !== null && amount >= MIN_PAYMENT && amount <= pendingOf(person) ? amount : null;
}

/** The text in a person's field: the whole pending amount at first. */
export function typedFor(person: PaidPerson, { amounts }: PayForm, currency: string): string {
  return amounts[person.slipId] ?? writeNumber(pendingOf(person), moneyKind(currency));
}
