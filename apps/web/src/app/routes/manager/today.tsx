import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { Today } from '@/features/time/index.ts';
import { Page } from '@/ui/page.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /hoy (TODAY-1). */
export function Component() {
  const company = useCompanyOrLeave();
  return <Page>{company && <Today key={company._id} companyId={company._id} />}</Page>;
}
