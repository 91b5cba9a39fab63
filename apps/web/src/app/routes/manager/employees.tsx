import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { AccountInvitations } from '@/features/account/index.ts';
import { EmployeesScreen, employeesOf } from '@/features/people/index.ts';
import { readActiveCompany } from '@/lib/active-company.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { Page } from '@/ui/page.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

export function loader() {
  const company = readActiveCompany();
  if (company) prefetch(employeesOf(company._id));
  return null;
}

/** /employees (EMPLOYEE-7). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      {company && (
        <div key={company._id} className="grid gap-8">
          <div>
            <EmployeesScreen companyId={company._id} />
          </div>
          <AccountInvitations companyId={company._id} />
        </div>
      )}
    </Page>
  );
}
