import { formatDuration, MINUTE_MS } from '@faena/shared/domain';
import type { BoardTime, Task } from '@faena/shared/schemas';
import { hashKey, type QueryCacheNotifyEvent, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '@/lib/client.ts';
import { hoursInTime } from '@/lib/format-payroll.ts';
import { earnedMoney } from '@/lib/money.ts';
import { taskKeys } from '@/sync/keys.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { trackedTimeTexts as texts } from '../texts/tracked-time.ts';
import { useOpenPage } from '../use-task-link.ts';
import type { WorkedHours } from './card-hours.tsx';

const HOUR_MINUTES = 60;

type WorkedReaderProps = {
  projectId: string;
  /** Whether the board shows any card. Without cards nothing is read. */
  hasCards: boolean;
  onRead: (worked: WorkedHours | null) => void;
};

/**
 * Reads the worked hours of a board: once, again whenever the board itself was read again, and when the page of a task
 * closes (PANEL-17). Draws nothing.
 */
export function WorkedReader({ projectId, hasCards, onRead }: WorkedReaderProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => client.taskTime.ofBoard({ params: { projectId } }, { signal }),
    enabled: hasCards,
    // The board has its own moments to be read again, and this query follows them.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => onRead(data ? hoursOf(data) : null), [data, onRead]);

  useEffect(() => {
    const board = hashKey(taskKeys.board(projectId));
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== board || !isRead(event)) return;
      void queryClient.invalidateQueries({ queryKey: keyOf(projectId) });
    });
  }, [queryClient, projectId]);

  const isOpen = useOpenPage() !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void queryClient.invalidateQueries({ queryKey: keyOf(projectId) });
    wasOpen.current = isOpen;
  }, [isOpen, queryClient, projectId]);

  return null;
}

const keyOf = (projectId: string) => [...taskKeys.all, 'worked', projectId];

/** Tests whether the server answered the query; a change on this device also updates it, without a read. */
function isRead(event: QueryCacheNotifyEvent): boolean {
  return event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
}

function hoursOf({ tasks, currency }: BoardTime): WorkedHours {
  const times = new Map(tasks.map((time) => [time.taskId, time]));
  return {
    drawn: (task) => {
      const time = times.get(task.id);
      return time && <Worked task={task} {...time} currency={currency} />;
    },
  };
}

type WorkedProps = { task: Task; minutes: number; cost: number | null; currency: string };

function Worked({ task: { estimatedHours }, minutes, cost, currency }: WorkedProps) {
  const worked = minutes * MINUTE_MS;
  const words = [
    texts.onCard(wordWorked(minutes, estimatedHours)),
    ...(cost === null ? [] : [texts.costOnCard(earnedMoney(currency).format(cost))]),
  ].join(' ');
  return (
    <span title={words} className="whitespace-nowrap">
      <span className="sr-only">{words}</span>
      <span aria-hidden>
        {estimatedHours > 0
          ? `${formatDuration(worked)} / ${taskTexts.card.hours(estimatedHours)}`
          : hoursInTime(worked)}
      </span>
    </span>
  );
}

/** `3 h 20 min de 8 h`, and without an estimate `3 h 20 min`. The page of a task also words its time so. */
export function wordWorked(minutes: number, estimatedHours: number): string {
  const worked = wordMinutes(minutes);
  return estimatedHours > 0 ? texts.ofEstimate(worked, texts.hours(estimatedHours)) : worked;
}

/** `3 h 20 min`, `3 h` or `20 min`. */
function wordMinutes(all: number): string {
  const [hours, minutes] = [Math.floor(all / HOUR_MINUTES), all % HOUR_MINUTES];
  if (hours === 0) return texts.minutes(minutes);
  return minutes === 0 ? texts.hours(hours) : texts.both(hours, minutes);
}
