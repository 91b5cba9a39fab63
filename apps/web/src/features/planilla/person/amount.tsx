import { PAYROLL_CURRENCY } from '@faena/shared/domain';
import { formatDecimals, HOURS_UNIT } from '@/lib/format-payroll.ts';

type AmountProps = { usd: number } | { hours: number };

/** One of the large figures: `USD 2,344.51` or `360.72 h`, its unit muted. */
export function Amount(amount: AmountProps) {
  if ('usd' in amount) {
    return (
      <>
        <span className="font-normal text-lg text-muted tracking-normal">{PAYROLL_CURRENCY}</span>{' '}
        {formatDecimals(amount.usd)}
      </>
    );
  }
  return (
    <>
      {formatDecimals(amount.hours)}{' '}
      <span className="font-normal text-lg text-muted tracking-normal">{HOURS_UNIT}</span>
    </>
  );
}
