import { useEffect } from 'react';
import { isExpired } from '@/lib/expired-session.ts';
import { reportError } from '@/lib/report.ts';
import { payrollTexts } from '@/texts/payroll.ts';
import { Card } from '@/ui/card.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { usePayrollSummary } from '../requests.ts';
import { Figures } from './figures.tsx';
import { RateForm } from './rate-form.tsx';

const texts = payrollTexts.summary;
const footClass = 'border-line border-t px-4 py-2';

/** Rate, hours and total of an employee, with the form for the rate (PAY-11, PAY-12). */
export function PayrollSummary({ employeeId }: { employeeId: string }) {
  const { alert } = useDialogs();
  const { data, error, refetch, isFetching } = usePayrollSummary(employeeId);
  useEffect(() => {
    if (!error || isExpired(error)) return;
    reportError(error);
    void alert(texts.loadFailed);
  }, [error, alert]);

  if (error) {
    return (
      <ErrorState
        title={texts.loadFailed}
        safe={payrollTexts.people.safe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={texts.loading}>
        {(label) => (
          <Card className="p-0">
            <Figures summary={null} />
            <p className={footClass}>
              <span className="flex min-h-control items-center text-muted">{label}</span>
            </p>
          </Card>
        )}
      </Loading>
    );
  }
  return (
    <Card className="p-0">
      <Figures summary={data} />
      <div className={footClass}>
        <Disclosure label={texts.configure}>
          <RateForm employeeId={employeeId} rate={data.hourlyRate} />
        </Disclosure>
      </div>
    </Card>
  );
}
