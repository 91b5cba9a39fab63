import type { Today as TodayAnswer } from '@faena/shared/schemas';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState, type QueryStateProps } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { todayTexts as texts } from '../texts/today.ts';
import { Day } from './day.tsx';
import { useToday, useTodayOfAll } from './requests.ts';

/** The people of a company at work by project, and the records to settle in few presses (TODAY-1). */
export function Today({ companyId }: { companyId: string }) {
  const query = useToday(companyId);
  return (
    <TodayOf query={query}>
      {({ people, timezone, ...waiting }) =>
        people.length === 0 && isNothing(waiting) ? (
          <EmptyState icon={Users} title={texts.nobody} />
        ) : (
          <Day companies={[{ _id: companyId, timezone, people }]} {...waiting} isSeveral={false} />
        )
      }
    </TodayOf>
  );
}

/** The people of all companies at work by company and project, and the records of each to settle (TODAY-9). */
export function TodayOfAll() {
  const query = useTodayOfAll();
  return (
    <TodayOf query={query}>
      {({ companies, ...waiting }) =>
        isNothing(waiting) && companies.every(({ people }) => people.length === 0) ? (
          <EmptyState icon={Users} title={texts.nobodyInAll} />
        ) : (
          <Day companies={companies} {...waiting} isSeveral />
        )
      }
    </TodayOf>
  );
}

/** Tests whether nothing waits for the manager. */
function isNothing({ odd, marks }: Pick<TodayAnswer, 'odd' | 'marks'>): boolean {
  return odd.length === 0 && marks.length === 0;
}

function TodayOf<Data>({
  query,
  children,
}: Pick<QueryStateProps<Data>, 'query'> & { children: (day: Data) => ReactNode }) {
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData
      >
        {children}
      </QueryState>
    </>
  );
}
