import type { SlipFigures } from '@faena/shared/schemas';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { formatWorked } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { TitledList } from '@/ui/titled-list.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.details;

/** The parts of a slip besides its days: hours by rate, and time of earlier days. */
export function PersonFigures({ slip }: { slip: SlipFigures }) {
  const { format } = useMoney();
  return (
    <>
      {slip.rates.length > 0 && (
        <TitledList title={texts.rates}>
          {slip.rates.map(({ hourlyRate, ms, amount }) => (
            <Line
              key={hourlyRate ?? 'none'}
              label={texts.atRate(
                formatWorked(ms),
                hourlyRate === null ? payPeriodTexts.table.noRate : format(hourlyRate),
              )}
              amount={hourlyRate === null ? null : amount}
            />
          ))}
        </TitledList>
      )}
      {slip.late.length > 0 && (
        <TitledList title={texts.earlier}>
          {slip.late.map(({ recordId, date, ms, amount }) => (
            <Line
              key={`${recordId} ${date}`}
              label={`${formatCalendarDate(date)} · ${formatWorked(ms)}`}
              amount={amount}
            />
          ))}
        </TitledList>
      )}
    </>
  );
}

type LineProps = {
  label: string;
  /** Null without a price. */
  amount: number | null;
};

function Line({ label, amount }: LineProps) {
  const { format } = useMoney();
  return (
    <li className="tabular flex items-baseline justify-between gap-x-4 py-1">
      <UserText lines={2} className="min-w-0">
        {label}
      </UserText>
      <span className="shrink-0 whitespace-nowrap">
        {amount === null ? payPeriodTexts.table.none : format(amount)}
      </span>
    </li>
  );
}
