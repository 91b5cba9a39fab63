import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { companyTexts, myCompanies } from '@/features/company/index.ts';
import { Today, TodayOfAll } from '@/features/time/index.ts';
import { storeActiveCompany, useActiveCompany } from '@/lib/active-company.ts';
import { showsAll } from '@/lib/company-link.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

const texts = companyTexts.home;

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /hoy of one company (TODAY-1), or of all (TODAY-9). */
export function Component() {
  const isOfAll = showsAll(useLocation().search);
  return <Page>{isOfAll ? <TodayOfAll /> : <OfOne />}</Page>;
}

function OfOne() {
  const company = useActiveCompany();
  return company ? <Today key={company._id} companyId={company._id} /> : <FirstCompany />;
}

/** Activates the person's first company, as no other was chosen in this browser (TODAY-7). */
function FirstCompany() {
  const query = useQuery(myCompanies);
  const first = query.data?.[0];
  useEffect(() => {
    if (first) storeActiveCompany(first);
  }, [first]);
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      failed={texts.failed}
      safe={texts.safe}
    >
      {(companies) =>
        companies.length === 0 && <EmptyState icon={Building2} title={texts.empty} hint={texts.emptyHint} />
      }
    </QueryState>
  );
}
