import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import type { ScreenHandle } from '@/app/expiry-alert.tsx';
import { useCompanyOrLeave } from '@/app/use-company-or-leave.ts';
import { EditEmployee, employeeTexts, oneEmployee } from '@/features/people/index.ts';
import { PersonAccount } from '@/features/planilla/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { sessionAlertTexts } from '../../texts/session-alerts.ts';

export const handle: ScreenHandle = { expiredAlert: sessionAlertTexts.expiredOnEdit };

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  prefetch(oneEmployee(id));
  return null;
}

/** /employees/{id}/edit: Editar Empleado (EMPLOYEE-7). */
export function Component() {
  const { id = '' } = useParams();
  const company = useCompanyOrLeave();
  return (
    <Page>
      <PageHeader title={employeeTexts.form.edit} />
      {company && (
        <>
          <EditEmployee key={id} companyId={company._id} id={id} />
          <PersonAccount key={`account ${id}`} companyId={company._id} employeeId={id} />
        </>
      )}
    </Page>
  );
}
