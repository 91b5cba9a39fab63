import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { oneCompany } from '@/features/company/index.ts';
import { Payroll, PlanillaTabs, payrollTexts, prefetchPayroll } from '@/features/planilla/index.ts';
import { readActiveCompany } from '@/lib/active-company.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

export function loader({ request }: LoaderFunctionArgs) {
  const company = readActiveCompany();
  if (company) {
    prefetch(oneCompany(company._id));
    prefetchPayroll(company._id, new URL(request.url).searchParams);
  }
  return null;
}

/** /planilla (PAY-13). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader title={payrollTexts.title} />
      <PlanillaTabs />
      {company && <Payroll key={company._id} companyId={company._id} />}
    </Page>
  );
}
