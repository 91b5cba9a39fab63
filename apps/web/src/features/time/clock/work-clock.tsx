import { useConnectionLost } from '@/lib/connection.ts';
import { useServerNow } from '@/lib/server-clock.ts';
import { Badge } from '@/ui/badge.tsx';
import { Card } from '@/ui/card.tsx';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { RecordGaps } from '../records/record-gaps.tsx';
import { useOwnRecords } from '../requests.ts';
import { clockTexts } from '../texts/clock.ts';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { useWorkplace } from '../use-workplace.ts';
import { formatClock } from './format-clock.ts';
import { useWorkingTime } from './state.ts';
import { WorkStatus } from './work-status.tsx';
import { WorkSwitch } from './work-switch.tsx';
import { workedToday } from './worked-today.ts';

const texts = clockTexts;
const GAPS_NAMED = 3;

/** The hero of the employee's home: how long today, since when, and one button (TIME-23). */
export function WorkClock() {
  const { phase, record, offline } = useWorkingTime();
  const { timeZone, isPending } = useWorkplace();
  const connectionLost = useConnectionLost();
  const running = phase === 'running';
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 md:p-6">
      <section aria-label={texts.label}>
        <p className="text-muted">{texts.today}</p>
        <TodayClock timeZone={isPending ? null : timeZone} running={running} />
        <p className="mt-1">
          <WorkStatus />
        </p>
        {running && record?.needsReview && (
          <div className="mt-2">
            <Badge tone="warn">{ownPlanillaTexts.tracker.needsReview}</Badge>
            <RecordGaps record={record} timeZone={timeZone} most={GAPS_NAMED} />
          </div>
        )}
        <p role="status" className="text-warn">
          {offline && !connectionLost && texts.unconfirmed}
        </p>
      </section>
      <WorkSwitch size="lg" className="w-full" />
    </Card>
  );
}

/** @param props.timeZone null until it is known which day today is */
function TodayClock({ timeZone, running }: { timeZone: string | null; running: boolean }) {
  const now = useServerNow();
  const { data, isError } = useOwnRecords();
  const { kept } = useWorkingTime();
  const stretches = data ?? (isError ? kept?.today : undefined);
  const clock = stretches && timeZone && formatClock(workedToday(stretches, now, timeZone));
  return (
    <p
      role="timer"
      className={cn('tabular min-h-[1.2em] font-semibold text-2xl tracking-tight', running && 'text-accent')}
    >
      {clock ?? (isError ? '—' : <Skeleton className="h-[1.2em] w-28" />)}
    </p>
  );
}
