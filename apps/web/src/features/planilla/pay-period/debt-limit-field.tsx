import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { moneyKind } from '@/lib/typed-number.ts';
import { Field } from '@/ui/field.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { amountOf } from '../lines/item-form.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import type { DebtLimit } from './carried.ts';

const texts = payPeriodTexts.review;

type DebtLimitFieldProps = {
  /** The debt of the person. */
  owed: number;
  onLimit: (amount: DebtLimit | null) => void;
};

/** 'Hasta': the most of a debt that is carried over; the rest is waived (DEBT-1). Empty carries all of it. */
export function DebtLimitField({ owed, onLimit }: DebtLimitFieldProps) {
  const [typed, setTyped] = useState('');
  const { unit, currency, format } = useMoney();
  const kind = moneyKind(currency);
  const limitOf = (text: string) => amountOf(text, kind) ?? (text.trim() === '' ? null : 'faulty');
  const amount = limitOf(typed);

  function type(text: string): void {
    setTyped(text);
    onLimit(limitOf(text));
  }

  return (
    <Field
      label={texts.debtLimit(unit)}
      hint={
        typeof amount === 'number' && amount < owed
          ? texts.waived(format(owed - amount))
          : texts.debtLimitHint
      }
      error={amount === 'faulty' ? texts.debtFaulty : undefined}
      className="w-56"
    >
      <NumberInput kind={kind} value={typed} onValueChange={type} />
    </Field>
  );
}
