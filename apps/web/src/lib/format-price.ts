import { signOf } from '@faena/shared/domain';
import { PAYROLL_DECIMALS, PRICE_PREFIX } from '@faena/shared/limits';
import { once } from './once.ts';

const formatOf = (minimumFractionDigits: number) =>
  once(
    () =>
      new Intl.NumberFormat('en-US', {
        minimumFractionDigits,
        maximumFractionDigits: PAYROLL_DECIMALS,
        // Four digits are read at a glance.
        useGrouping: 'min2',
      }),
  );
const whole = formatOf(0);
const withCents = formatOf(PAYROLL_DECIMALS);

/** `Q0`, `Q2500`, `Q12.50`, `Q1,000,000`: prices, and tracker costs and earnings without a currency (PAY-45); cents only where there are any. */
export function formatPrice(amount: number): string {
  const size = (Number.isInteger(amount) ? whole() : withCents()).format(Math.abs(amount));
  return signOf(amount, size) + PRICE_PREFIX + size;
}
