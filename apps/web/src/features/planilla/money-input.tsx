import { useMoney } from '@/lib/money.ts';
import { moneyKind, rateKind } from '@/lib/typed-number.ts';
import { NumberInput, type NumberInputProps } from '@/ui/number-input.tsx';

/** An amount of money in the currency of the surrounding company. */
export function MoneyInput(props: Omit<NumberInputProps, 'kind'>) {
  const { currency } = useMoney();
  return <NumberInput {...props} kind={moneyKind(currency)} />;
}

/** A rate of an hour in the currency of the surrounding company. */
export function RateInput(props: Omit<NumberInputProps, 'kind'>) {
  const { currency } = useMoney();
  return <NumberInput {...props} kind={rateKind(currency)} />;
}
