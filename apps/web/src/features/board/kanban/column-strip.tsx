import { type Board, type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { StatusDot } from '@/ui/status-dot.tsx';
import { useDrag } from '../drag/board-context.ts';
import { COLUMN_ATTRIBUTE } from '../drag/over-at.ts';
import { showColumn, shownColumn } from '../drag/shown-column.ts';
import { useColumnCount } from './use-column-count.ts';

type ColumnStripProps = { board: Board<Task>; scroller: RefObject<HTMLDivElement | null> };

/**
 * Below 768 px: the names and counts of the columns, to swipe and to choose the one that is shown. A card held over a
 * name is over that column: while one is dragged, all names are in sight and stay where they are.
 */
export function ColumnStrip({ board, scroller }: ColumnStripProps) {
  const [shown, setShown] = useState<Column>(TASK_STATUSES[0]);
  const over = useDrag((drag) => drag?.target.status ?? null);

  const dragging = over !== null;

  useEffect(() => {
    const element = scroller.current;
    const follow = () => element && setShown(shownColumn(element));
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [scroller]);

  useEffect(() => {
    if (over && scroller.current) showColumn(scroller.current, over);
  }, [over, scroller]);

  return (
    <nav
      aria-label={taskTexts.column.strip}
      className={cn(
        'sticky top-(--header) -mx-4 mb-1 flex bg-paper px-4 py-1',
        // Its names are read over the card that is held above them.
        dragging ? 'z-50 overflow-hidden' : 'z-20 gap-1 overflow-x-auto [scrollbar-width:none]',
      )}
    >
      {TASK_STATUSES.map((status) => (
        <StripEntry
          key={status}
          status={status}
          held={board[status].length}
          current={status === shown}
          dragging={dragging}
          onChoose={() => scroller.current && showColumn(scroller.current, status)}
        />
      ))}
    </nav>
  );
}

type StripEntryProps = {
  status: Column;
  held: number;
  current: boolean;
  /** Whether a card is being dragged, perhaps to this name. */
  dragging: boolean;
  onChoose: () => void;
};

function StripEntry({ status, held, current, dragging, onChoose }: StripEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const count = useColumnCount(status, held);
  useEffect(() => {
    const entry = button.current;
    if (!current || dragging || !entry?.parentElement) return;
    // The strip alone: the page is not to scroll for it.
    const middle = (entry.parentElement.clientWidth - entry.offsetWidth) / 2;
    entry.parentElement.scrollTo({ left: entry.offsetLeft - middle });
  }, [current, dragging]);
  return (
    <button
      ref={button}
      type="button"
      {...{ [COLUMN_ATTRIBUTE]: status }}
      aria-label={taskTexts.column.name(statusLabels[status], count)}
      aria-current={current || undefined}
      onClick={onChoose}
      className={cn(
        'flex h-control items-center rounded-full border transition-colors',
        dragging ? 'min-w-0 flex-1 flex-col justify-center gap-0.5 text-sm' : 'shrink-0 gap-2 px-3',
        current ? 'border-edge bg-surface font-medium' : 'border-transparent text-muted',
      )}
    >
      <StatusDot status={status} />
      {statusLabels[status]}
      {!dragging && <span className="tabular">{count}</span>}
    </button>
  );
}
