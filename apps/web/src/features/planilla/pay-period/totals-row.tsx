import type { PayPeriod } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { amountOrNone } from './person-row.tsx';

const texts = payPeriodTexts.table;
const cellClass =
  'tabular sticky bottom-0 z-10 h-row whitespace-nowrap border-line border-t bg-surface px-3 py-1 text-right font-semibold';

/** The totals of a period, at the foot of the window while its table is in view. */
export function TotalsRow({ people, totals }: { people: number; totals: PayPeriod['totals'] }) {
  const { format } = useMoney();
  return (
    <tfoot>
      <tr>
        <th scope="row" className={cn(cellClass, 'rounded-bl-card text-left')}>
          {texts.total} <span className="font-normal text-muted">· {payPeriodTexts.people(people)}</span>
        </th>
        <td className={cellClass}>{formatHours(totals.hours)}</td>
        <td className={cellClass} />
        <td className={cellClass}>{format(totals.gross)}</td>
        <td className={cellClass}>{amountOrNone(totals.additions, format)}</td>
        <td className={cellClass}>{amountOrNone(totals.deductions, format)}</td>
        <td className={cn(cellClass, 'rounded-br-card')}>{format(totals.net)}</td>
      </tr>
    </tfoot>
  );
}
