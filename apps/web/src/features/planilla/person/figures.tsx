import type { PayrollSummary } from '@faena/shared/schemas';
import { Unsettled } from '@/features/time/index.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { payrollTexts } from '../texts/payroll.ts';
import { Amount } from './amount.tsx';

const texts = payrollTexts.summary;

const isUnsettled = ({ unpricedHours, pendingReviews }: PayrollSummary) => unpricedHours + pendingReviews > 0;

/** The three large figures of the planilla, or their placeholders while they load. */
export function Figures({ summary }: { summary: PayrollSummary | null }) {
  const figures = [
    { label: texts.rate, value: summary && <Amount money={summary.hourlyRate} /> },
    { label: texts.hours, value: summary && <Amount hours={summary.totalHours} /> },
    {
      label: texts.total,
      value: summary && <Amount money={summary.totalCost} />,
      beside: summary && isUnsettled(summary) && <Unsettled of={summary} />,
    },
  ];
  return (
    <dl className="grid grid-cols-1 divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {figures.map(({ label, value, beside }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 sm:flex-col sm:justify-start sm:py-4"
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular whitespace-nowrap font-semibold text-xl tracking-tight lg:text-2xl">
            {value ?? <Skeleton className="h-6.5 w-28 lg:h-8.5" />}
          </dd>
          {beside && <dd className="tabular min-w-0 max-sm:w-full max-sm:text-right">{beside}</dd>}
        </div>
      ))}
    </dl>
  );
}
