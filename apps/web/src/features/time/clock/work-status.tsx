import { formatTime } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { clockTexts } from '../texts/clock.ts';
import { useWorkplace } from '../use-workplace.ts';
import { sinceWhen } from './since-when.ts';
import { useWorkingTime } from './state.ts';
import { useLunch } from './use-lunch.ts';

/** A line of text with the time since which the record runs, or since which none does. */
export function WorkStatus() {
  const { phase, record, offline, kept } = useWorkingTime();
  const { timeZone, isPending } = useWorkplace();
  const lunch = useLunch();
  const unreached = phase === 'unknown' && offline;
  const shown = unreached ? kept?.last : record;
  // The clock beside it says that the server is asked again.
  if (unreached && !shown) return null;
  if ((phase === 'unknown' && !unreached) || isPending) return <Skeleton className="my-0.5 w-44" />;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={cn(
          'size-2 shrink-0 rounded-full',
          lunch ? 'bg-warn' : shown?.endTime === null ? 'bg-accent' : 'bg-edge',
        )}
      />
      {lunch
        ? clockTexts.lunchSince(formatTime(lunch, timeZone))
        : shown
          ? sinceWhen(shown, timeZone)
          : clockTexts.stopped}
    </span>
  );
}
