import { ApiError } from '@faena/shared/client';
import { useReport } from '@/lib/use-report.ts';
import { employeeTexts } from '@/texts/employees.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee } from './requests.ts';

const texts = employeeTexts.form;

/** The form with the stored employee in it. */
export function EditEmployee({ companyId, id }: { companyId: string; id: string }) {
  const { data, error, refetch, isFetching } = useEmployee(id);
  useReport(error);

  if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
    return (
      <EmptyState title={texts.missing} action={<LinkButton to="/employees">{texts.cancel}</LinkButton>} />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={texts.loadFailed}
        safe={texts.loadSafe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-79 max-w-2xl rounded-card" />
      </Loading>
    );
  }
  return <EmployeeForm companyId={companyId} employee={data} />;
}
