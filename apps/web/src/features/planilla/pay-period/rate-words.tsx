import { useMoney } from '@/lib/money.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.table;

/** The rate of a person's hours, or the number of rates. */
export function RateWords({ rates }: { rates: readonly (number | null)[] }) {
  const { format } = useMoney();
  if (rates.length > 1) return texts.rates(rates.length);
  const [rate] = rates;
  if (rate === undefined) return texts.none;
  return rate === null ? texts.noRate : format(rate);
}
