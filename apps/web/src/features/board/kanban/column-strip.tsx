import { type Board, type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTaskContext } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { cn } from '@/ui/cn.ts';
import { StatusDot } from '@/ui/status-dot.tsx';
import { useDrag } from '../drag/board-context.ts';
import { COLUMN_ATTRIBUTE } from '../drag/room.ts';
import { showColumn, shownColumn } from '../drag/use-drag-scrolling.ts';
import { ColumnCount, type Counted, useColumnName } from '../limits/column-count.tsx';
import { LimitButton } from '../limits/limit-button.tsx';

type ColumnStripProps = {
  board: Board<Task>;
  /** The number of all tasks of each column, not only the filtered ones. */
  held: Record<Column, number>;
  scroller: RefObject<HTMLDivElement | null>;
};

/**
 * Below 768 px: the names and counts of the columns, which choose the shown one. A card over a name is over that
 * column. During a drag all names are visible and stay at their places.
 */
export function ColumnStrip({ board, held, scroller }: ColumnStripProps) {
  const [shown, setShown] = useState<Column>(TASK_STATUSES[0]);
  const { canManage } = useTaskContext();
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
        'sticky top-(--header) -mx-4 flex bg-paper px-4 py-1',
        // During a drag the names are above the dragged card.
        dragging ? 'z-50 overflow-hidden' : 'z-20 gap-1 overflow-x-auto [scrollbar-width:none]',
      )}
    >
      {TASK_STATUSES.map((status) => (
        <StripEntry
          key={status}
          status={status}
          drawn={board[status].length}
          held={held[status]}
          current={status === shown}
          dragging={dragging}
          onChoose={() => scroller.current && showColumn(scroller.current, status)}
        />
      ))}
      {canManage && !dragging && (
        // Covers the names that scroll beneath it, up to the side of the window.
        <span className="sticky -right-4 -mr-4 ml-auto shrink-0 bg-paper pr-3">
          <LimitButton status={shown} />
        </span>
      )}
    </nav>
  );
}

type StripEntryProps = Counted & {
  current: boolean;
  /** Whether a card is being dragged. */
  dragging: boolean;
  onChoose: () => void;
};

function StripEntry({ status, drawn, held, current, dragging, onChoose }: StripEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const name = useColumnName({ status, drawn, held });
  useEffect(() => {
    const entry = button.current;
    if (!current || dragging || !entry?.parentElement) return;
    // The name that has the keyboard's focus stays in sight.
    const focused = entry.parentElement.querySelector(':focus-visible');
    if (!focused || focused === entry) showEntry(entry);
  }, [current, dragging]);
  return (
    <button
      ref={button}
      type="button"
      {...{ [COLUMN_ATTRIBUTE]: status }}
      aria-current={current || undefined}
      onClick={onChoose}
      // Not when pressed: a name that moves from under the finger would not be chosen.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && showEntry(currentTarget)}
      className={cn(
        'flex h-control items-center rounded-full border transition-colors',
        // All names have the same weight, so that choosing one moves no other.
        dragging
          ? 'min-w-0 flex-auto flex-col justify-center gap-0.5 whitespace-nowrap text-sm tracking-tight'
          : 'shrink-0 gap-2 px-3',
        current ? 'border-edge bg-surface' : 'border-transparent text-muted',
        current && !dragging && 'font-medium',
      )}
    >
      {/* No label of its own: voice control takes the visible text as the name. */}
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        <StatusDot status={status} />
        {statusLabels[status]}
        {!dragging && <ColumnCount status={status} drawn={drawn} held={held} />}
      </span>
    </button>
  );
}

/** Scrolls the strip alone, and not the page, so that an entry is in its middle. */
function showEntry(entry: HTMLElement): void {
  const strip = entry.parentElement;
  strip?.scrollTo({ left: entry.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2 });
}
