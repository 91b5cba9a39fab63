import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { CompanyLedger, PlanillaTabs } from '@/features/planilla/index.ts';
import { ledgerTexts } from '@/texts/ledger.ts';
import { sessionAlertTexts } from '@/texts/session-alerts.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /planilla/historial (LEDGER-7). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader title={ledgerTexts.pageTitle} description={ledgerTexts.description} />
      <PlanillaTabs />
      {company && <CompanyLedger key={company._id} companyId={company._id} />}
    </Page>
  );
}
