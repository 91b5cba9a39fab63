import type { AdjustmentEffect } from '@faena/shared/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { formatHours, formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { messageOf } from '@/texts/wording.ts';
import { type EffectColumn, EffectTable } from '@/ui/effect-table.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { closedTexts } from '../texts/closed-records.ts';

const texts = closedTexts.effect;

type AdjustmentPreviewProps = {
  query: Pick<UseQueryResult<AdjustmentEffect>, 'data' | 'error' | 'isFetching' | 'refetch'>;
};

/** The effect of an adjustment on its record's days, before it is saved (ADJUST-1). */
export function AdjustmentPreview({ query }: AdjustmentPreviewProps) {
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      showLoading
      skeleton={<Skeleton className="h-20 rounded-control" />}
      failed={messageOf(query.error, texts.failed, 'es')}
      safe={texts.safe}
    >
      {(effect) => (
        <div aria-live="polite">
          <Days effect={effect} />
        </div>
      )}
    </QueryState>
  );
}

function Days({ effect: { days, hours, difference } }: { effect: AdjustmentEffect }) {
  const { format } = useMoney();
  const columns: readonly EffectColumn<AdjustmentEffect['days'][number]>[] = [
    {
      header: texts.hours,
      cell: ({ hoursBefore, hoursAfter }) => formatSigned(hoursAfter - hoursBefore, formatHours),
      total: formatSigned(hours, formatHours),
    },
    { header: texts.before, cell: ({ costBefore }) => format(costBefore), total: null },
    { header: texts.after, cell: ({ costAfter }) => format(costAfter), total: null },
    {
      header: texts.difference,
      cell: (day) => formatSigned(day.difference, format),
      total: formatSigned(difference, format),
    },
  ];
  return (
    <EffectTable
      caption={texts.caption}
      first={texts.day}
      rows={days}
      keyOf={({ date }) => date}
      nameOf={({ date }) => <span className="whitespace-nowrap">{formatCalendarDate(date)}</span>}
      columns={columns}
      total={texts.total}
    />
  );
}
