import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { EmployeeForm, employeeTexts } from '@/features/people/index.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expired };

/** /employees/new: Crear Empleado (EMPLOYEE-7). */
export function Component() {
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader title={employeeTexts.form.create} />
      {company && <EmployeeForm companyId={company._id} />}
    </Page>
  );
}
