import type { Company, MoneyNeeded, OwnerDay } from '@faena/shared/schemas';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { formatDayAndMonth } from '@/lib/format-moment.ts';
import { later } from '@/ui/later.tsx';
import { Loading } from '@/ui/loading.tsx';
import { QueryNote, type QueryNoteProps } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ownerDayTexts as texts } from '../texts/owner-day.ts';
import { amountsOf } from './amounts-of.ts';

// Often nothing waits, so the first load of home has no code for the lines.
const DecisionLines = later(
  () => import('./decision-lines.tsx').then(({ DecisionLines }) => DecisionLines),
  <Skeleton className="h-33 rounded-card" />,
);

type DecisionsProps = {
  companies: readonly Company[];
  query: QueryNoteProps['query'] & { readonly data: OwnerDay | undefined };
  /** The money of the next paydays, once it is known. */
  needed: MoneyNeeded | undefined;
};

/** The decisions that wait for the owner, over all companies (DAY-2). Its failure leaves the rest of the screen as it is (DAY-6). */
export function Decisions({ companies, query, needed }: DecisionsProps) {
  const id = useId();
  const { data, error } = query;
  const all = data?.waiting.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-labelledby={id} className="mb-6">
      <div className="mb-2 flex items-baseline gap-2">
        <h2 id={id} className="font-semibold text-lg">
          {texts.title}
        </h2>
        {all > 0 && <span className="tabular text-muted">{all}</span>}
      </div>
      {data ? (
        <Lines day={data} companies={companies} needed={needed} />
      ) : (
        !error && (
          <Loading label={texts.loading}>
            <Skeleton className="h-33 rounded-card" />
          </Loading>
        )
      )}
      {error && (
        <div className="mt-3 rounded-card border border-line bg-surface px-4 py-3 first:mt-0">
          <QueryNote query={query} failed={`${texts.failed} ${texts.safe}`} />
        </div>
      )}
    </section>
  );
}

function Lines({ day, companies, needed }: Pick<DecisionsProps, 'companies' | 'needed'> & { day: OwnerDay }) {
  if (day.waiting.length === 0) {
    return (
      <p className="flex items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-3">
        <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok" />
        <span>
          {texts.nothing} {needed && nextPaydayOf(needed)}
        </span>
      </p>
    );
  }
  return <DecisionLines day={day} companies={companies} needed={needed} />;
}

/** The first payday and its estimated need, each currency apart. */
function nextPaydayOf({ companies }: MoneyNeeded): string {
  const [first] = companies.map(({ period }) => period.payday).sort();
  if (!first) return '';
  const due = companies.filter(({ period }) => period.payday === first);
  const currencies = [...new Set(due.map(({ currency }) => currency))];
  const amounts = currencies.map((currency) => ({
    currency,
    amount: due.reduce((sum, need) => sum + (need.currency === currency ? need.expected : 0), 0),
  }));
  const shown = amountsOf(amounts);
  return shown === '' ? '' : texts.nextPayday(formatDayAndMonth(first), shown);
}
