import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { moneyKind } from '@/lib/typed-number.ts';
import { Field } from '@/ui/field.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { amountOf } from '../lines/item-form.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.review;

type DebtLimitProps = {
  /** The debt of the person. */
  owed: number;
  onLimit: (amount: number | null) => void;
};

/** 'Hasta': the most of a debt that is carried over; the rest is waived (DEBT-1). Empty carries all of it. */
export function DebtLimit({ owed, onLimit }: DebtLimitProps) {
  const [typed, setTyped] = useState('');
  const { unit, currency, format } = useMoney();
  const kind = moneyKind(currency);
  const amount = amountOf(typed, kind);
  const isFaulty = typed.trim() !== '' && amount === null;

  function type(text: string): void {
    setTyped(text);
    onLimit(amountOf(text, kind));
  }

  return (
    <Field
      label={texts.debtLimit(unit)}
      hint={amount !== null && amount < owed ? texts.waived(format(owed - amount)) : texts.debtLimitHint}
      error={isFaulty ? texts.debtFaulty : undefined}
      className="w-56"
    >
      <NumberInput kind={kind} value={typed} onValueChange={type} />
    </Field>
  );
}
