import type { PayrollPerson } from '@faena/shared/schemas';
import { useState } from 'react';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { useWasOpen } from '@/ui/use-was-open.ts';
import { RateHistory } from '../rates/rate-history.tsx';
import { usePayrollSummary } from '../requests.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { useFailureAlert } from '../use-failure-alert.ts';
import { Balance } from './balance.tsx';
import { Figures } from './figures.tsx';
import { RateForm } from './later-rate-form.tsx';

const texts = payrollTexts.summary;
const footClass = 'border-line border-t px-4 py-2';

type PayrollSummaryProps = {
  person: PayrollPerson;
  /** All people of the planilla, to compare a first rate with theirs. */
  people: readonly PayrollPerson[];
  companyId: string;
  timeZone: string;
};

/**
 * Rate, hours and total of an employee, with the form for the rate (PAY-13, RATE-3). A former employee has the reason
 * for being listed instead.
 */
export function PayrollSummary({
  person: { _id: employeeId, left },
  people,
  companyId,
  timeZone,
}: PayrollSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const query = usePayrollSummary({ employeeId, companyId });
  useFailureAlert(query.error, texts.loadFailed);

  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={(label) => (
        <Card className="p-0">
          <Figures summary={null} />
          <Balance summary={null} />
          <p className={footClass}>
            <span className="flex min-h-control items-center text-muted">{label}</span>
          </p>
        </Card>
      )}
      failed={texts.loadFailed}
      safe={payrollTexts.people.safe}
    >
      {(summary) => (
        <Card className="p-0">
          <Figures summary={summary} />
          <Balance summary={summary} />
          <div className={footClass}>
            {left ? (
              <p className="flex min-h-control items-center text-muted">{payrollTexts.left.hints[left]}</p>
            ) : (
              <Disclosure label={texts.configure} open={isOpen} onOpenChange={setOpen}>
                {wasOpen && (
                  <RateForm
                    employeeId={employeeId}
                    rate={summary.hourlyRate}
                    people={people}
                    timeZone={timeZone}
                    isShown={isOpen}
                  />
                )}
                <RateHistory employeeId={employeeId} timeZone={timeZone} isShown={isOpen} />
              </Disclosure>
            )}
          </div>
        </Card>
      )}
    </QueryState>
  );
}
