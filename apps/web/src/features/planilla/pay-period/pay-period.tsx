import { isCalendarDate } from '@faena/shared/domain';
import { MoneyContext, payrollMoney } from '@/lib/money.ts';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { cn } from '@/ui/cn.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { usePayPeriod } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { PeriodStatement } from './period-statement.tsx';

const DATE_PARAM = 'fecha';

/** The date in an address, whose period is shown; empty for today's period. */
export function dateIn(address: URLSearchParams): string {
  const named = address.get(DATE_PARAM) ?? '';
  return isCalendarDate(named) ? named : '';
}

/** 'Período de pago': a period of a company, from open to closed (PERIOD-5). */
export function PayPeriodScreen({ companyId }: { companyId: string }) {
  const [params, change] = useAddressParams();
  const query = usePayPeriod(companyId, dateIn(params));
  const unsaved = useHasUnsaved();

  function show(date: string): void {
    change((current) => {
      if (date) current.set(DATE_PARAM, date);
      else current.delete(DATE_PARAM);
    });
  }

  return (
    <QueryState
      query={query}
      loading={payPeriodTexts.loading}
      skeleton={
        <div className="grid grid-cols-1 gap-6">
          <Skeleton className="h-60 rounded-card sm:h-38" />
          <TableSkeleton rows={8} columns={6} />
        </div>
      }
      keepData={unsaved}
      failed={payPeriodTexts.failed}
      safe={payPeriodTexts.safe}
    >
      {(period) => (
        <MoneyContext value={payrollMoney(period.currency)}>
          <div aria-busy={query.isPlaceholderData} className={cn(query.isPlaceholderData && 'opacity-60')}>
            <PeriodStatement period={period} onShow={show} />
          </div>
        </MoneyContext>
      )}
    </QueryState>
  );
}
