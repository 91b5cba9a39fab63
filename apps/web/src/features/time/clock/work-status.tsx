import { cn } from '@/ui/cn.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { clockTexts } from '../texts/clock.ts';
import { useWorkplace } from '../use-workplace.ts';
import { sinceWhen } from './since-when.ts';
import { useWorkingTime } from './state.ts';

/** Since when time is running, or since when it isn't; a line of text. */
export function WorkStatus() {
  const { phase, record, offline, kept } = useWorkingTime();
  const { timeZone, isPending } = useWorkplace();
  const unreached = phase === 'unknown' && offline;
  const shown = unreached ? kept?.last : record;
  // The clock says beside it that the server is asked again.
  if (unreached && !shown) return null;
  if ((phase === 'unknown' && !unreached) || isPending) return <Skeleton className="my-0.5 w-44" />;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={cn('size-2 shrink-0 rounded-full', shown?.endTime === null ? 'bg-accent' : 'bg-edge')}
      />
      {shown ? sinceWhen(shown, timeZone) : clockTexts.stopped}
    </span>
  );
}
