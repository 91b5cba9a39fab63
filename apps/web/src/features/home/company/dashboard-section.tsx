import { type ReactNode, useId } from 'react';
import { QueryState, type QueryStateProps } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { dashboardTexts } from '../texts/dashboard.ts';

const texts = dashboardTexts;

type DashboardSectionProps<Row> = {
  title: string;
  /** The list; the title shows its length. */
  query: QueryStateProps<readonly Row[]>['query'];
  /** The link to the screen with all of them. */
  all: { label: string; to: string };
  empty: ReactNode;
  /** The `<li>`s. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the dashboard under its title, with a link to its screen. */
export function DashboardSection<Row>({ title, query, all, empty, children }: DashboardSectionProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <span className="tabular flex-1 text-muted">{query.data?.length}</span>
        <TextLink to={all.to}>{all.label}</TextLink>
      </div>
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<RowsSkeleton />}
        failed={texts.failed}
        safe={texts.safe}
        empty={empty}
      >
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {children(rows)}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

/** Rows with the height of the loaded ones. */
function RowsSkeleton() {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="grid gap-2 px-4 py-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </div>
  );
}
