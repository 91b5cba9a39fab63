import { useEffect } from 'react';
import { useServerNow } from '@/lib/server-clock.ts';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useOwnHome } from '../own-home.ts';
import { clockTexts } from '../texts/clock.ts';
import { useWorkplace } from '../use-workplace.ts';
import { formatHoursAndMinutes } from './format-clock.ts';
import { useWorkingTime } from './state.ts';
import { workedToday } from './worked-today.ts';

/** How long somebody has worked today, in hours and minutes (TIME-23). */
export function TodayClock() {
  useFollowClock();
  const now = useServerNow();
  const { data, isError } = useOwnHome();
  const { phase, record, kept } = useWorkingTime();
  const { timeZone, isPending } = useWorkplace();
  const others = data?.today.filter(({ _id }) => _id !== record?._id) ?? (isError ? kept?.today : undefined);
  // The clock knows of its record before the home does.
  const stretches = others && [...others, ...(record ? [record] : [])];
  return (
    <p className="flex min-h-[1.1em] items-baseline gap-2 text-4xl">
      <span
        role="timer"
        className={cn('tabular font-semibold tracking-tight', phase === 'running' && 'text-accent')}
      >
        {stretches && !isPending ? (
          formatHoursAndMinutes(workedToday(stretches, now, timeZone))
        ) : isError ? (
          '—'
        ) : (
          <Skeleton className="h-[1em] w-24" />
        )}
      </span>
      <span className="text-base text-muted">{clockTexts.today}</span>
    </p>
  );
}

/** Reads the home again when the clock shows a state that differs from it. */
function useFollowClock(): void {
  const { phase, record } = useWorkingTime();
  const { data, isFetching, refetch } = useOwnHome();
  const known = data?.clock;
  const isOther = phase !== 'unknown' && (known?._id !== record?._id || known?.endTime !== record?.endTime);
  const state = `${record?._id} ${record?.endTime}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state, as an answer may be older than it
  useEffect(() => {
    if (data && isOther && !isFetching) void refetch();
  }, [state, isOther]);
}
