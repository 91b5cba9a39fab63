import { fromCents, toCents } from '@faena/shared/domain';
import type { HoursRow } from '@faena/shared/schemas';
import { useEffect, useRef } from 'react';
import { PendingCount } from '@/features/working-time/index.ts';
import { formatUsd } from '@/lib/format-payroll.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import type { PeriodSelection } from './period/period-selection.ts';
import { useHoursHistory } from './requests.ts';

type PayrollPersonProps = {
  id: string;
  fullname: string;
  /** How many of their records are 'por revisar'. */
  pendingReviews: number;
  /** The name that the radio buttons of all people share. */
  group: string;
  selected: boolean;
  onSelect: (employeeId: string) => void;
  selection: PeriodSelection;
};

/** One of the people of the planilla. What they earned is asked for once they are in sight. */
export function PayrollPerson({
  id,
  fullname,
  pendingReviews,
  group,
  selected,
  onSelect,
  selection,
}: PayrollPersonProps) {
  const row = useRef<HTMLLabelElement>(null);
  const { data } = useHoursHistory(id, selection.period, selection.range, { enabled: useInView(row) });
  const selectedAtFirst = useRef(selected);

  useEffect(() => {
    const list = row.current?.parentElement;
    if (!selectedAtFirst.current || !row.current || !list) return;
    // Whoever the address names may be far down the list. To scroll into view would move where Tab starts, too.
    list.scrollTop = row.current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, []);

  return (
    <label
      ref={row}
      className={cn(
        'relative flex cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2',
        '[contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]',
        selected ? 'bg-accent-tint' : 'hover:bg-hover',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={selected}
        onChange={() => onSelect(id)}
        className="absolute inset-0 appearance-none outline-none"
      />
      <Avatar name={fullname} decorative />
      <span className="min-w-0 flex-1">
        <span className={cn('block truncate', selected && 'font-medium text-accent')}>{fullname}</span>
        {/* A figure-wide space keeps the room until the amount is there. */}
        <span className="tabular flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 text-muted text-sm">
          {selection.range && data ? formatUsd(costOf(data)) : '\u2007'}
          <PendingCount count={pendingReviews} />
        </span>
      </span>
    </label>
  );
}

function costOf(rows: readonly HoursRow[]): number {
  return fromCents(rows.reduce((cents, { totalCost }) => cents + toCents(totalCost), 0));
}
