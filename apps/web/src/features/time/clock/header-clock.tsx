import { CloudOff, Timer, TimerOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConnectionLost } from '@/lib/connection.ts';
import { useServerNow } from '@/lib/server-clock.ts';
import { cn } from '@/ui/cn.ts';
import { Tooltip } from '@/ui/tooltip.tsx';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { clockTexts } from '../texts/clock.ts';
import { deductedMs } from './deducted-lunch.ts';
import { formatClock } from './format-clock.ts';
import { useMarksByButton } from './marking.ts';
import { type Stretch, useWorkingTime } from './state.ts';
import { useClosingNews } from './use-closing-news.ts';
import { useGapNews } from './use-gap-news.ts';
import { useLunch } from './use-lunch.ts';
import { useLunchToDeduct } from './use-lunch-to-deduct.ts';
import { useTitleClock } from './use-title-clock.ts';

const texts = clockTexts;

/**
 * The clock in an employee's header, since the start of the open record and without its deducted lunch (LUNCH-7). It shows in
 * the tab's title, and leads to the records. Other roles have none, because their time is not recorded.
 */
export function HeaderClock() {
  const { phase, record, offline, isStoreless } = useWorkingTime();
  const connectionLost = useConnectionLost();
  const lunch = useLunch();
  const keepsMarks = useMarksByButton() && !isStoreless;
  const isOfPage = phase === 'running' && !record?.marked;
  useConnectionNote(keepsMarks ? texts.marksAreKept : isOfPage ? texts.withoutConnection : null, {
    waits: keepsMarks,
  });
  useClosingNews();
  useGapNews();
  if (phase === 'unknown' && !offline) return null;
  const running = phase === 'running' ? record : null;
  const Icon = offline ? CloudOff : running ? Timer : TimerOff;
  return (
    <Tooltip
      label={offline ? texts.unconfirmed : running ? texts.running : lunch ? texts.lunch : texts.stopped}
      side="bottom"
    >
      <Link
        to="/employee/time-tracker"
        ref={markPage}
        className={cn(
          'inline-flex h-control items-center gap-1.5 rounded-control px-2 font-medium hover:bg-hover',
          offline ? 'text-warn' : running ? 'text-accent' : 'text-muted',
        )}
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
        <span className="sr-only">{texts.label}: </span>
        {running ? <RunningClock record={running} /> : phase === 'idle' && (lunch ? texts.lunch : texts.idle)}
        {offline && (
          <span className={connectionLost ? 'sr-only' : 'max-sm:sr-only'}>{texts.unconfirmedShort}</span>
        )}
      </Link>
    </Tooltip>
  );
}

/**
 * Marks the page for the styles of notices (`base.css`). A `:has` there would slow down each row that is
 * drawn anywhere.
 */
function markPage(): () => void {
  const { dataset } = document.documentElement;
  dataset.headerClock = '';
  return () => {
    delete dataset.headerClock;
  };
}

function RunningClock({ record }: { record: Stretch }) {
  const now = useServerNow();
  const lunch = useLunchToDeduct();
  const clock = formatClock(now - Date.parse(record.startTime) - deductedMs(record, now, lunch));
  useTitleClock(clock);
  return (
    <span role="timer" className="tabular">
      {clock}
    </span>
  );
}
