import type { PayPeriodPerson } from '@faena/shared/schemas';
import { memo, type Ref } from 'react';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { FoldChevron } from '@/ui/fold-chevron.tsx';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { UserText } from '@/ui/user-text.tsx';
import { LeftBadge } from '../left-badge.tsx';
import { nameOf } from '../name-of.ts';
import { PaymentBadge } from '../payments/payment-badge.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { AdjustedBadge } from './adjusted-badge.tsx';
import { detailsId } from './details-id.ts';
import { Obstacles } from './person-words.tsx';
import { RateWords } from './rate-words.tsx';
import { PersonAnswer } from './slots.tsx';

type PersonRowProps = {
  person: PayPeriodPerson;
  open: boolean;
  onToggle: (id: string) => void;
  /** The person's number in the list, for a table that draws only its visible rows. */
  number?: number;
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

const figureClass = 'tabular whitespace-nowrap border-line border-b px-3 py-1 text-right';

/** A person of a period in one line; a click anywhere on it opens the details. */
export const PersonRow = memo(function PersonRow({
  person,
  open,
  onToggle,
  number,
  index,
  ref,
}: PersonRowProps) {
  const { format } = useMoney();
  const { _id, hours, rates, gross, additions, deductions, net, left } = person;
  return (
    <tr
      {...(index !== undefined && { 'data-index': index })}
      {...(number !== undefined && { 'aria-rowindex': number + 2 })}
      {...{ [ROW_ATTRIBUTE]: _id }}
      ref={ref}
      className={cn('relative h-row hover:bg-hover', open && 'bg-sunken')}
    >
      <th scope="row" className="w-full max-w-0 border-line border-b px-3 py-1 text-left font-normal">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 pl-6">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={detailsId(person)}
            onClick={() => onToggle(_id)}
            className="-ml-6 flex min-w-0 items-center gap-2 text-left after:absolute after:inset-0 focus-visible:-outline-offset-2"
          >
            <FoldChevron open={open} />
            <UserText lines={1} className="font-medium">
              {nameOf(person)}
            </UserText>
          </button>
          <LeftBadge left={left} />
          <PaymentBadge person={person} />
          <AdjustedBadge person={person} />
          <Obstacles person={person} />
          <PersonAnswer person={person} />
        </span>
      </th>
      <td className={figureClass}>{formatHours(hours)}</td>
      <td className={cn(figureClass, 'text-muted')}>
        <RateWords rates={rates} />
      </td>
      <td className={figureClass}>{format(gross)}</td>
      <td className={figureClass}>{amountOrNone(additions, format)}</td>
      <td className={figureClass}>{amountOrNone(deductions, format)}</td>
      <td className={cn(figureClass, 'font-semibold', net < 0 && 'text-danger')}>{format(net)}</td>
    </tr>
  );
});

/** Most people have no such amount; a dash makes the others stand out. */
export function amountOrNone(amount: number, format: (amount: number) => string) {
  return amount === 0 ? <span className="text-muted">{payPeriodTexts.table.none}</span> : format(amount);
}
