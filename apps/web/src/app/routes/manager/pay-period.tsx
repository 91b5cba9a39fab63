import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import {
  dateIn,
  PayPeriodScreen,
  PlanillaTabs,
  payPeriodTexts,
  prefetchMoneyNeeded,
  prefetchPayPeriod,
} from '@/features/planilla/index.ts';
import { readActiveCompany } from '@/lib/active-company.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

export function loader({ request }: LoaderFunctionArgs) {
  const company = readActiveCompany();
  if (company) {
    const date = dateIn(new URL(request.url).searchParams);
    prefetchPayPeriod(company._id, date);
    // Below the current period is its estimate.
    if (!date) prefetchMoneyNeeded(company._id);
  }
  return null;
}

/** /planilla/periodo (PERIOD-5). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader title={payPeriodTexts.title} />
      <PlanillaTabs />
      {company && <PayPeriodScreen key={company._id} companyId={company._id} />}
    </Page>
  );
}
