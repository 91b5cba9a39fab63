import { payrollMoney } from '@/lib/money.ts';

/** The amounts of several currencies, which are never added. */
export function amountsOf(totals: readonly { currency: string; amount: number }[]): string {
  return totals
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, amount }) => payrollMoney(currency).format(amount))
    .join(' · ');
}
