import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { CompanyLedger, ledgerTexts, PlanillaTabs, RunsDownload } from '@/features/planilla/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /planilla/historial (LEDGER-7). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader
        title={ledgerTexts.pageTitle}
        description={ledgerTexts.description}
        actions={company && <RunsDownload companyId={company._id} />}
      />
      <PlanillaTabs />
      {company && <CompanyLedger key={company._id} companyId={company._id} />}
    </Page>
  );
}
