import type { AdjustmentEffect } from '@faena/shared/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { closedTexts } from '@/texts/closed-records.ts';
import { messageOf } from '@/texts/wording.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { signed } from './signed.ts';

const texts = closedTexts.effect;
const cellClass = 'whitespace-nowrap py-1 pl-2 text-right tabular sm:pl-3';

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
  const money = useMoney();
  return (
    <div className="overflow-x-auto rounded-control border border-line px-2 py-1 sm:px-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1 text-left font-normal">
              {texts.day}
            </th>
            {[texts.hours, texts.before, texts.after, texts.difference].map((heading) => (
              <th key={heading} scope="col" className={`${cellClass} font-normal`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                {formatCalendarDate(day.date)}
              </th>
              <td className={cellClass}>{signed(day.hoursAfter - day.hoursBefore, formatHours)}</td>
              <td className={cellClass}>{money.format(day.costBefore)}</td>
              <td className={cellClass}>{money.format(day.costAfter)}</td>
              <td className={cellClass}>{signed(day.difference, money.format)}</td>
            </tr>
          ))}
        </tbody>
        {days.length > 1 && (
          <tfoot>
            <tr className="border-line border-t font-medium">
              <th scope="row" className="py-1 text-left font-medium">
                {texts.total}
              </th>
              <td className={cellClass}>{signed(hours, formatHours)}</td>
              <td className={cellClass} colSpan={2} />
              <td className={cellClass}>{signed(difference, money.format)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
