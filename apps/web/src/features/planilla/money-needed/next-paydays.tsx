import type { Company, MoneyNeeded } from '@faena/shared/schemas';
import { useId } from 'react';
import { payrollMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { Loading } from '@/ui/loading.tsx';
import { QueryNote, type QueryNoteProps } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { moneyNeededTexts } from '../texts/money-needed.ts';

const texts = moneyNeededTexts;

type NextPaydaysProps = {
  companies: readonly Company[];
  query: QueryNoteProps['query'] & { readonly data: MoneyNeeded | undefined };
};

/**
 * The money that the next paydays of several companies need, a row for each currency (NEED-1). Loading and failure keep
 * the height, so that nothing below moves.
 */
export function NextPaydays({ companies, query }: NextPaydaysProps) {
  const id = useId();
  const { data, error } = query;
  if (data?.totals.length === 0) return null;
  const currencies = [...new Set(companies.map(({ currency }) => currency))];
  return (
    <section aria-labelledby={id} className="mb-6 rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="font-semibold text-lg">
        {texts.title}
      </h2>
      <p className="text-muted text-sm">{texts.hint}</p>
      {data ? (
        data.totals.map((total) => <Figures key={total.currency} total={total} />)
      ) : error ? (
        <div className="grid items-start">
          <div className="invisible col-start-1 row-start-1">
            {currencies.map((currency) => (
              <Figures key={currency} total={null} />
            ))}
          </div>
          <QueryNote query={query} failed={texts.failed} className="col-start-1 row-start-1 mt-3" />
        </div>
      ) : (
        <Loading label={texts.loading}>
          {currencies.map((currency) => (
            <Figures key={currency} total="loading" />
          ))}
        </Loading>
      )}
      {data && <QueryNote query={query} failed={texts.failed} className="mt-3" />}
    </section>
  );
}

type Total = MoneyNeeded['totals'][number];

/** The figures of one currency; without `total`, an empty row of the same height. */
function Figures({ total }: { total: Total | 'loading' | null }) {
  const isOverdue = total !== null && total !== 'loading' && total.overdue > 0;
  const figures = Object.entries(texts.figures) as [keyof typeof texts.figures, string][];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 border-line border-t pt-3 sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(([figure, label]) => (
        <div key={figure} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd
            className={cn(
              'tabular wrap-anywhere min-h-7 text-lg',
              figure === 'totalDue' && 'font-semibold',
              figure === 'overdue' && isOverdue && 'text-warn',
            )}
          >
            {total === 'loading' ? <Skeleton className="h-6 w-24" /> : total && amountOf(total, figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function amountOf({ currency, ...parts }: Total, figure: keyof typeof texts.figures): string {
  const amount = figure === 'earned' ? parts.earned + parts.running : parts[figure];
  return payrollMoney(currency).format(amount);
}
