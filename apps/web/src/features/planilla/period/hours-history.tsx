import { HOUR_MS, isCalendarDate, periodLabel } from '@faena/shared/domain';
import type { HoursRow } from '@faena/shared/schemas';
import { useMemo, useState } from 'react';
import { Unsettled } from '@/features/time/index.ts';
import { formatDates } from '@/lib/format-moment.ts';
import { formatWorked } from '@/lib/format-payroll.ts';
import { language } from '@/lib/language.ts';
import { type Money, useMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { DataTable } from '@/ui/data-table.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { useHoursHistory } from '../requests.ts';
import { payrollTexts } from '../texts/payroll.ts';
import { HistoryLoading } from './history-loading.tsx';
import { HoursChart } from './hours-chart.tsx';
import { type PeriodSelection, rowsOf } from './period-selection.ts';

const texts = payrollTexts.history;
const segments = [
  { value: 'pay', label: texts.periods.pay },
  { value: 'day', label: texts.periods.day },
  { value: 'week', label: texts.periods.week },
  { value: 'month', label: texts.periods.month },
] as const;

const columnsIn = (money: Money): readonly DataColumn<HoursRow>[] => [
  {
    id: 'period',
    header: texts.columns.period,
    card: 'title',
    cell: ({ _id }) => periodLabel(_id, language),
  },
  {
    id: 'hours',
    fit: true,
    header: texts.columns.hours,
    align: 'right',
    cell: ({ totalHours }) => formatWorked(totalHours * HOUR_MS),
  },
  {
    id: 'cost',
    fit: true,
    header: texts.columns.cost,
    align: 'right',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <Unsettled of={row} />
        <span className="whitespace-nowrap">{money.format(row.totalCost)}</span>
      </span>
    ),
  },
];

type HoursHistoryProps = {
  employeeId: string;
  companyId: string;
  selection: PeriodSelection;
};

/** Hours and cost by day, week or month (PAY-13). */
export function HoursHistory({ employeeId, companyId, selection }: HoursHistoryProps) {
  const { period, date, range, setPeriod, setDate } = selection;
  // The typed text that is no date; the period stays.
  const [typed, setTyped] = useState<string | null>(null);
  const owner = { employeeId, companyId };
  const query = useHoursHistory(owner, rowsOf(period), range);
  const money = useMoney();
  const columns = useMemo(() => columnsIn(money), [money]);
  const { data, error, isLoading, isPlaceholderData } = query;
  const failed = error !== null && !data;

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={texts.period}
          segments={segments}
          value={period}
          onValueChange={(next) => {
            setTyped(null);
            setPeriod(next);
          }}
        />
        <DatePicker
          key={period}
          aria-label={texts.pick}
          granularity={rowsOf(period)}
          placeholder={texts.placeholders[rowsOf(period)]}
          value={typed ?? date}
          onValueChange={(next) => {
            const isDate = next === '' || isCalendarDate(next);
            setTyped(isDate ? null : next);
            if (isDate) setDate(next);
          }}
          className="w-48"
        />
        {period === 'pay' && range && <span className="tabular text-muted">{formatDates(range)}</span>}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        {failed ? (
          <QueryState
            query={query}
            loading={texts.loading}
            skeleton={null}
            failed={texts.failed}
            safe={texts.safe}
          >
            {() => null}
          </QueryState>
        ) : isLoading ? (
          <HistoryLoading />
        ) : (
          <div aria-busy={isPlaceholderData} className={cn(isPlaceholderData && 'opacity-60')}>
            <DataTable
              label={texts.title}
              columns={columns}
              sortParam="hours"
              data={range ? (data ?? []) : []}
              getRowId={({ _id }) => periodLabel(_id)}
              empty={<EmptyState title={texts.empty} />}
            />
          </div>
        )}
        {/* A failure shows once, in place of the table. */}
        {range && !failed && <HoursChart owner={owner} period={period} date={date} range={range} />}
      </div>
    </div>
  );
}
