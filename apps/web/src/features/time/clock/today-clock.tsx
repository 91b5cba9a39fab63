import { MINUTE_MS } from '@faena/shared/domain';
import { useEffect } from 'react';
import { useServerNow } from '@/lib/server-clock.ts';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useOwnHome } from '../own-home.ts';
import { clockTexts } from '../texts/clock.ts';
import { markTexts } from '../texts/marks.ts';
import { useWorkplace } from '../use-workplace.ts';
import { deductedMs } from './deducted-lunch.ts';
import { formatHoursAndMinutes } from './format-clock.ts';
import { type Stretch, useWorkingTime } from './state.ts';
import { useLunchToDeduct } from './use-lunch-to-deduct.ts';
import { workedToday } from './worked-today.ts';

/** How long somebody has worked today, in hours and minutes (TIME-23). */
export function TodayClock() {
  useFollowClock();
  const now = useServerNow();
  const { data, isError } = useOwnHome();
  const { phase, record, kept, unsent } = useWorkingTime();
  const { timeZone, isPending } = useWorkplace();
  const lunch = useLunchToDeduct();
  // The clock knows of its records before the home does.
  const own = record && !unsent.includes(record) ? [...unsent, record] : unsent;
  const others =
    data?.today.filter(({ _id }) => !own.some((one) => one._id === _id)).map((one) => endedBy(one, record)) ??
    (isError ? kept?.today : undefined);
  const stretches = others && [...others, ...own];
  const isWithoutLunch = stretches?.some((one) => deductedMs(one, now, lunch) > 0);
  const onPhone = isPending ? 0 : workedToday(unsent, now, timeZone, lunch);
  return (
    <p className="flex min-h-[1.1em] flex-wrap items-baseline gap-x-2 text-4xl">
      <span
        role="timer"
        className={cn('tabular font-semibold tracking-tight', phase === 'running' && 'text-accent')}
      >
        {stretches && !isPending ? (
          formatHoursAndMinutes(workedToday(stretches, now, timeZone, lunch))
        ) : isError ? (
          '—'
        ) : (
          <Skeleton className="h-[1em] w-24" />
        )}
      </span>
      <span className="text-base text-muted">
        {isWithoutLunch ? clockTexts.todayWithoutLunch : clockTexts.today}
      </span>
      {onPhone >= MINUTE_MS && (
        <span className="text-base text-warn">{markTexts.onPhone(formatHoursAndMinutes(onPhone))}</span>
      )}
    </p>
  );
}

/** A stretch that ran when the home was read, and that the record of the clock follows. */
function endedBy(one: Stretch, next: Stretch | null): Stretch {
  const isFollowed = one.endTime === null && next !== null && one.startTime < next.startTime;
  return isFollowed ? { ...one, endTime: next.startTime } : one;
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
