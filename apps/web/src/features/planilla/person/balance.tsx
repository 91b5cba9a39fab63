import type { PayrollSummary } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { payrollTexts } from '../texts/payroll.ts';

const texts = payrollTexts.summary;

/** A person's paid and pending amounts below the total of all costs, with a note on the difference (PAYMENT-3, NEED-4). */
export function Balance({ summary }: { summary: PayrollSummary | null }) {
  const { format } = useMoney();
  const amounts = [
    { label: texts.paid, amount: summary?.paid },
    { label: texts.pending, amount: summary?.pending },
  ];
  return (
    <div className="border-line border-t px-4 py-2 text-sm">
      <p className="flex flex-wrap gap-x-6 gap-y-1 sm:justify-end">
        {amounts.map(({ label, amount }) => (
          <span key={label} className="flex items-baseline gap-2">
            <span className="text-muted">{label}</span>{' '}
            {amount === undefined ? (
              <Skeleton className="w-20 self-center" />
            ) : (
              <span className="tabular font-medium">{format(amount)}</span>
            )}
          </span>
        ))}
      </p>
      <p className="mt-1 text-muted sm:text-right">{texts.counts}</p>
    </div>
  );
}
