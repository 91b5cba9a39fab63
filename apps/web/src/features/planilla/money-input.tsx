import { useMoney } from '@/lib/money.ts';
import { moneyKind } from '@/lib/typed-number.ts';
import { NumberInput, type NumberInputProps } from '@/ui/number-input.tsx';

/** An amount of money of the company that this part of the screen is about. */
export function MoneyInput(props: Omit<NumberInputProps, 'kind'>) {
  const { currency } = useMoney();
  return <NumberInput {...props} kind={moneyKind(currency)} />;
}
