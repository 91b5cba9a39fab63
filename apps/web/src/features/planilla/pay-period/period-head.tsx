import type { PayPeriod } from '@faena/shared/schemas';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatCalendarDate, formatDates } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { EstimateAtClose } from '../money-needed/estimate-at-close.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts;

type PeriodHeadProps = {
  period: PayPeriod;
  /** Shows the period of a date, or today's without one. */
  onShow: (date: string) => void;
  /** The actions, the main one last. On a phone they form two columns; one with `max-sm:col-span-2` takes both. */
  actions: ReactNode;
};

/** The heading of a period: its days, state, payday and cost, with links to the previous and the next one. */
export function PeriodHead({ period, onShow, actions }: PeriodHeadProps) {
  const id = useId();
  const { format } = useMoney();
  const { startDate, endDate, today, payday, run, totals, previous, next } = period;
  const isCurrent = startDate <= today && today <= endDate;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-1">
          <span className="-ml-2 flex">
            <IconButton
              icon={ChevronLeft}
              label={texts.previous}
              disabled={previous === null}
              onClick={() => previous && onShow(previous)}
            />
            <IconButton
              icon={ChevronRight}
              label={texts.next}
              disabled={next === null}
              onClick={() => next && onShow(next)}
            />
          </span>
          <h2 id={id} className="tabular font-semibold text-lg sm:text-xl">
            {formatDates(period)}
          </h2>
          <Badge tone={run ? 'ok' : 'accent'}>
            {run
              ? texts.states.closed(run.number)
              : texts.states[period.state === 'closable' ? 'closable' : 'open']}
          </Badge>
          {!isCurrent && (
            <Button onClick={() => onShow('')}>
              <CalendarCheck aria-hidden strokeWidth={1.75} />
              {texts.toPresent}
            </Button>
          )}
        </div>
        <div className="grid gap-1 max-sm:w-full">
          <dl className="tabular flex flex-wrap items-baseline gap-x-8 gap-y-1 max-sm:justify-between xl:justify-end">
            <div className="max-sm:order-1">
              <dt className="text-muted text-sm">{texts.payday}</dt>
              <dd className="font-medium text-lg">{formatCalendarDate(payday)}</dd>
            </div>
            <div>
              <dt className="text-muted text-sm">{run ? texts.costs : texts.cost}</dt>
              <dd className="wrap-anywhere font-semibold text-2xl tracking-tight">{format(totals.net)}</dd>
              {isCurrent && !run && (
                <dd>
                  <EstimateAtClose period={period} />
                </dd>
              )}
            </div>
          </dl>
          {!run && <p className="text-muted text-sm xl:text-right">{texts.costCounts}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-2 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:justify-start max-sm:justify-items-start max-sm:gap-x-0 max-sm:py-3">
        {actions}
      </div>
    </section>
  );
}
