import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { CompanyConcepts, conceptTexts } from '@/features/planilla/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /planilla/conceptos (CONCEPT-1). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader
        title={conceptTexts.pageTitle}
        description={conceptTexts.description}
        back={<TextLink to="/planilla/periodo">{conceptTexts.back}</TextLink>}
      />
      {company && <CompanyConcepts key={company._id} companyId={company._id} />}
    </Page>
  );
}
