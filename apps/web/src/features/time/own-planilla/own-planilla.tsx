import { employeeTexts } from '@/texts/employee-area.ts';
import { Card } from '@/ui/card.tsx';
import { cn } from '@/ui/cn.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { DayLine } from './day-line.tsx';
import { OwnRates } from './own-rates.tsx';
import { OwnRecordButtons } from './own-record-buttons.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { useOwnPlanilla } from './use-own-planilla.ts';

const texts = ownPlanillaTexts.planilla;

/** The employee's hours and earnings of a period, then its days as lines that open (PAY-61). */
export function OwnPlanilla() {
  const { range, query, ratesQuery, waiting, days, running, timeZone, rateCents, ...period } =
    useOwnPlanilla();
  const { data: rates } = ratesQuery;
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-4">
      <PeriodSwitch range={range} isLoading={!query.error} {...period} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        waiting={waiting}
        failed={texts.failed}
        safe={employeeTexts.safe}
        keepData
      >
        {() => (
          <div
            aria-busy={query.isPlaceholderData}
            className={cn('grid grid-cols-1 gap-4', query.isPlaceholderData && 'opacity-60')}
          >
            <PeriodFigures
              days={days}
              running={period.isPresent ? running : null}
              rateCents={rates && rateCents}
              isPresent={period.isPresent}
            />
            {days.length === 0 ? (
              <EmptyState
                title={texts.empty}
                hint={period.isPresent ? ownPlanillaTexts.tracker.emptyHint : undefined}
              />
            ) : (
              <Card className="overflow-hidden p-0">
                <ul aria-label={texts.days} className="divide-y divide-line">
                  {days.map((day) => (
                    <DayLine key={day.date} day={day} timeZone={timeZone} buttons={OwnRecordButtons} />
                  ))}
                </ul>
              </Card>
            )}
          </div>
        )}
      </QueryState>
      <QueryNote query={ratesQuery} failed={texts.ratesFailed} />
      {rates && rates.length > 0 && <OwnRates rates={rates} timeZone={timeZone} />}
    </section>
  );
}
