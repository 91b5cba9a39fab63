import { formatDecimals, formatDuration, HOUR_MS } from '@faena/shared/domain';
import { HOURS_UNIT } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';

const unitClass = 'font-normal text-lg text-muted tracking-normal';

/** One of the large figures: `Q2,344.51`, `USD 2,344.51` or `360.72 h (360:43)`, its unit muted. */
export function Amount(amount: { money: number } | { hours: number }) {
  const { format } = useMoney();
  if ('money' in amount) {
    const [, unit, space, digits] = /^(\D*?)(\s*)(\d.*)$/.exec(format(amount.money)) ?? [];
    return (
      <>
        <span className={unitClass}>{unit}</span>
        {space}
        {digits}
      </>
    );
  }
  return (
    <>
      {formatDecimals(amount.hours)}{' '}
      <span className={unitClass}>{`${HOURS_UNIT} (${formatDuration(amount.hours * HOUR_MS)})`}</span>
    </>
  );
}
