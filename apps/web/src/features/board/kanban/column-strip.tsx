import { type Board, type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { StatusDot } from '@/ui/status-dot.tsx';
import { useDrag } from '../drag/board-context.ts';
import { COLUMN_ATTRIBUTE } from '../drag/over-at.ts';
import { useColumnCount } from './use-column-count.ts';

type ColumnStripProps = { board: Board<Task>; scroller: RefObject<HTMLDivElement | null> };

/**
 * Below 768 px: the names and counts of the columns, to swipe and to choose the one that is shown. A card held over a
 * name is over that column.
 */
export function ColumnStrip({ board, scroller }: ColumnStripProps) {
  const [shown, setShown] = useState<Column>(TASK_STATUSES[0]);
  const over = useDrag((drag) => drag?.target.status ?? null);

  useEffect(() => {
    const element = scroller.current;
    const follow = () => element && setShown(columnInSight(element));
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [scroller]);

  useEffect(() => {
    if (over && scroller.current) show(scroller.current, over);
  }, [over, scroller]);

  return (
    <nav
      aria-label={taskTexts.column.strip}
      className="-mx-4 mb-2 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      {TASK_STATUSES.map((status) => (
        <StripEntry
          key={status}
          status={status}
          held={board[status].length}
          current={status === shown}
          onChoose={() => scroller.current && show(scroller.current, status)}
        />
      ))}
    </nav>
  );
}

type StripEntryProps = { status: Column; held: number; current: boolean; onChoose: () => void };

function StripEntry({ status, held, current, onChoose }: StripEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const count = useColumnCount(status, held);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <button
      ref={button}
      type="button"
      {...{ [COLUMN_ATTRIBUTE]: status }}
      aria-label={taskTexts.column.name(statusLabels[status], count)}
      aria-current={current || undefined}
      onClick={onChoose}
      className={cn(
        'flex h-control shrink-0 items-center gap-2 rounded-full border px-3 transition-colors',
        current ? 'border-edge bg-surface font-medium' : 'border-transparent text-muted',
      )}
    >
      <StatusDot status={status} />
      {statusLabels[status]}
      <span className="tabular">{count}</span>
    </button>
  );
}

function columnInSight(element: HTMLElement): Column {
  const index = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
  return TASK_STATUSES[index] ?? TASK_STATUSES[0];
}

function show(element: HTMLElement, status: Column): void {
  element.scrollTo({ left: TASK_STATUSES.indexOf(status) * element.clientWidth });
}
