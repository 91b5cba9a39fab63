import { useEffect } from 'react';
import { useCompany } from '@/features/company/index.ts';
import { isExpired } from '@/lib/expired-session.ts';
import { reportError } from '@/lib/report.ts';
import { useReport } from '@/lib/use-report.ts';
import { payrollTexts } from '@/texts/payroll.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { DEVICE_ZONE, usePeriodSelection } from './period/period-selection.ts';
import { PayrollPanels } from './planilla-panels.tsx';
import { usePayrollPeople } from './requests.ts';

const texts = payrollTexts.people;

/** The planilla of a company: people at the left, what is owed to one of them at the right (PAY-10). */
export function Payroll({ companyId }: { companyId: string }) {
  const { alert } = useDialogs();
  const company = useCompany(companyId);
  const selection = usePeriodSelection(company.data?.timezone ?? DEVICE_ZONE);
  const { people, hasFigures, ...asked } = usePayrollPeople(companyId, selection.rangeOrToday);
  const error = company.error ?? (people ? null : asked.error);
  useReport(people ? asked.error : null);
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
        onRetry={() => void Promise.all([asked.refetch(), company.refetch()])}
        retrying={asked.isFetching || company.isFetching}
      />
    );
  }
  if (!people || !company.data) {
    return (
      <Loading label={texts.loading}>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="mt-10 h-33 rounded-card" />
        </div>
      </Loading>
    );
  }
  return (
    <PayrollPanels
      people={people}
      hasFigures={hasFigures && selection.range !== null}
      company={company.data}
      selection={selection}
    />
  );
}
