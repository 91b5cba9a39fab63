import { useEffect } from 'react';
import { useCompany } from '@/features/company/index.ts';
import { useEmployees } from '@/features/employee/index.ts';
import { isExpired } from '@/lib/expired-session.ts';
import { reportError } from '@/lib/report.ts';
import { payrollTexts } from '@/texts/payroll.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { PayrollPanels } from './planilla-panels.tsx';

const texts = payrollTexts.people;

/** The planilla of a company: people at the left, what is owed to one of them at the right (PAY-10). */
export function Payroll({ companyId }: { companyId: string }) {
  const { alert } = useDialogs();
  const company = useCompany(companyId);
  const employees = useEmployees(companyId);
  const error = employees.error ?? company.error;
  useEffect(() => {
    if (!error || isExpired(error)) return;
    reportError(error);
    void alert(texts.failed);
  }, [error, alert]);

  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        safe={texts.safe}
        onRetry={() => void Promise.all([employees.refetch(), company.refetch()])}
        retrying={employees.isFetching || company.isFetching}
      />
    );
  }
  if (!employees.data || !company.data) {
    return (
      <Loading label={texts.loading}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="mt-10 h-33 rounded-card" />
        </div>
      </Loading>
    );
  }
  return <PayrollPanels employees={employees.data} company={company.data} />;
}
