import { useCompany } from '@/features/company/index.ts';
import { MoneyContext, payrollMoney } from '@/lib/money.ts';
import { useReport } from '@/lib/report.ts';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { AskCurrency } from './ask-currency.tsx';
import { DEVICE_ZONE, usePeriodSelection } from './period/period-selection.ts';
import { PayrollPanels } from './planilla-panels.tsx';
import { usePayrollPeople } from './requests.ts';
import { payrollTexts } from './texts/payroll.ts';
import { useFailureAlert } from './use-failure-alert.ts';

const texts = payrollTexts.people;

/** The planilla of a company: people at the left, the earnings of one of them at the right (PAY-13). */
export function Payroll({ companyId }: { companyId: string }) {
  const company = useCompany(companyId);
  const selection = usePeriodSelection(companyId, company.data?.timezone ?? DEVICE_ZONE);
  const { calendar } = selection;
  const isKnown = selection.period !== 'pay' || calendar.data !== undefined;
  const { people, hasFigures, ...asked } = usePayrollPeople(companyId, selection.rangeOrToday);
  const unsaved = useHasUnsaved();
  const error = company.error ?? (isKnown ? null : calendar.error) ?? (people ? null : asked.error);
  useReport(people ? asked.error : null);
  useFailureAlert(error, texts.failed);

  return (
    <QueryState
      query={{
        data: isKnown ? people && company.data && { people, company: company.data } : undefined,
        error,
        isFetching: asked.isFetching || company.isFetching || calendar.isFetching,
        refetch: () =>
          Promise.all([asked.refetch(), company.refetch(), ...(isKnown ? [] : [calendar.refetch()])]),
      }}
      loading={texts.loading}
      skeleton={
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="mt-10 h-33 rounded-card" />
        </div>
      }
      keepData={unsaved}
      failed={texts.failed}
      safe={texts.safe}
    >
      {(read) => (
        <MoneyContext value={payrollMoney(read.company.currency)}>
          <AskCurrency key={read.company._id} company={read.company} />
          <PayrollPanels
            {...read}
            hasFigures={hasFigures && selection.range !== null}
            selection={selection}
          />
        </MoneyContext>
      )}
    </QueryState>
  );
}
