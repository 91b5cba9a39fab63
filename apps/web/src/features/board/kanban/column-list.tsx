import type { Column } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOpenPage } from '@/features/task/index.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { drawnRows, withIndex } from '@/ui/drawn-rows.ts';
import { BESIDE } from '@/ui/screen-widths.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { usePrinting } from '@/ui/use-printing.ts';
import { useBoardContext, useDrag } from '../drag/board-context.ts';
import { LIST_ATTRIBUTE, landingTop, shiftOf } from '../drag/room.ts';
import { coverHeight, expectedHeight } from './card-height.ts';
import { DraggableCard } from './draggable-card.tsx';
import { LandingPreview } from './landing-preview.tsx';

const GAP_PX = 8;
/** A column of up to this many cards draws all of them, so that the browser's own search finds them. */
const DRAWN_WHOLE = 40;
/**
 * The number of cards drawn above and below those in sight: before and after the pointer or focus comes to the column.
 */
const OVERSCAN = { away: 0, reached: 6 };
/** The least height above the cards: the heads of page, project and column. */
const ABOVE_PX = 180;
/** If more cards than this appear or disappear at once, the visible ones render first. */
const MANY = 12;

type ColumnListProps = {
  status: Column;
  tasks: readonly Task[];
  /** The number of all cards of the column, not only the filtered ones. */
  held: number;
  /** The element that scrolls the cards. */
  scroller: RefObject<HTMLDivElement | null>;
};

/**
 * The cards of a column. A long column draws only the visible ones. Leaves a gap at the landing place of a dragged
 * card.
 */
export function ColumnList({ status, tasks, held, scroller }: ColumnListProps) {
  const { boxes, lists } = useBoardContext();
  const list = useRef<HTMLUListElement>(null);
  const from = useDrag((drag) => (drag?.home.status === status ? drag.home.index : null));
  const to = useDrag((drag) => (drag?.target.status === status ? drag.target.index : null));
  const involved = from !== null || to !== null;
  const height = useDrag((drag) => (drag && involved ? drag.height : 0));

  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const [settled, setSettled] = useState(0);
  const inSightFirst = Math.abs(tasks.length - settled) > MANY;
  useEffect(() => startTransition(() => setSettled(tasks.length)), [tasks.length]);
  const [isReached, setReached] = useState(false);
  function reach(): void {
    // Runs in each frame of a scroll.
    if (!isReached) startTransition(() => setReached(true));
  }
  const isLong = held > DRAWN_WHOLE;
  const around = isLong ? OVERSCAN[isReached || to !== null ? 'reached' : 'away'] : DRAWN_WHOLE;

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: window.innerHeight - ABOVE_PX },
    estimateSize: (index) => {
      const task = tasks[index];
      if (!task) return 0;
      return expectedHeight(task) + (task.cover ? coverHeight(list.current?.clientWidth) : 0);
    },
    measureElement: (element) => element.getBoundingClientRect().height,
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
    gap: GAP_PX,
    overscan: inSightFirst ? OVERSCAN.away : around,
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = drawnRows(range, scroller.current, ids);
        // The lifted card stays rendered, because its touch events are bound to the element.
        return from === null || from >= range.count ? indexes : withIndex(indexes, from);
      },
      [from, ids, scroller],
    ),
  });

  useLayoutEffect(() => {
    boxes.set(status, () => virtualizer.measurementsCache);
    if (list.current) lists.set(status, list.current);
    return () => {
      boxes.delete(status);
      lists.delete(status);
    };
  }, [boxes, lists, status, virtualizer]);

  // Touch screens have no hover.
  const hovers = useMediaQuery('(pointer: fine)');
  const printing = usePrinting();
  const items = printing ? tasks.map(({ id }, index) => inPlace(index, id)) : virtualizer.getVirtualItems();
  const openPage = useOpenPage();
  const beside = useMediaQuery(BESIDE);
  const open = openPage !== null && beside && ids.includes(openPage) ? openPage : null;
  const scrollTo = useEffectEvent((id: string) => virtualizer.scrollToIndex(ids.indexOf(id)));
  // Scrolls to the card of the open task, which may not be drawn (PANEL-2).
  useEffect(() => {
    if (open !== null) scrollTo(open);
  }, [open]);
  // The Tab stop stays while it is drawn, so that scrolling renders no card for it.
  const [stop, setStop] = useState<Key | null>(null);
  if (!items.some(({ key }) => key === stop)) {
    const inSight = items.find(({ index }) => index >= (virtualizer.range?.startIndex ?? 0));
    const next = inSight?.key ?? null;
    if (next !== stop) setStop(next);
  }
  const total = printing ? 0 : virtualizer.getTotalSize();
  const room = height + GAP_PX;
  const grown = to !== null && from === null ? room : 0;

  return (
    // The virtualizer corrects the scroll position when measured heights differ; the browser must not do so too.
    <div
      ref={scroller}
      onPointerEnter={reach}
      onScroll={reach}
      className="min-h-0 flex-1 overflow-y-auto overscroll-y-auto px-2 pt-1 pb-2 md:pt-3 print:px-0 [overflow-anchor:none]"
    >
      <ul
        ref={list}
        onFocus={({ target }) => {
          reach();
          // The element of a popover is outside of its card.
          const row = target.closest(`[${ROW_ATTRIBUTE}]`);
          if (row) setStop(row.getAttribute(ROW_ATTRIBUTE));
        }}
        {...{ [LIST_ATTRIBUTE]: '' }}
        // A formatting context of its own: the margin above the first drawn card must not move the list, the origin of
        // all places.
        className="relative flow-root min-h-full print:grid print:min-h-0 print:grid-cols-3 print:gap-2"
        style={{ paddingBottom: total - (items.at(-1)?.end ?? total) + grown }}
      >
        {to !== null && (
          <LandingPreview top={landingTop(virtualizer.measurementsCache, { from, to }, height, GAP_PX)} />
        )}
        {items.map(({ index, key, start }, position) => {
          const task = tasks[index];
          if (!task) return null;
          const shift = shiftOf(index, { from, to }, room);
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              {...{ [ROW_ATTRIBUTE]: task.id }}
              aria-setsize={tasks.length}
              aria-posinset={index + 1}
              style={{
                marginTop: start - (items[position - 1]?.end ?? 0),
                translate: shift === 0 ? undefined : `0 ${shift}px`,
              }}
              className="in-data-dragging:transition-[translate] in-data-dragging:duration-200"
            >
              <DraggableCard
                task={task}
                current={task.id === openPage}
                tabbable={key === stop}
                oneOfMany={hovers && (inSightFirst || isLong)}
              />
            </li>
          );
        })}
        {tasks.length === 0 && to === null && (
          // It asks for a card, which nobody adds on paper.
          <li className="rounded-card border border-edge border-dashed px-3 py-6 text-center text-muted print:hidden">
            {held > 0 ? taskTexts.column.noneFound : taskTexts.column.empty}
          </li>
        )}
      </ul>
    </div>
  );
}

/** An item of a list that is drawn whole. */
function inPlace(index: number, key: Key) {
  return { index, key, start: 0, end: 0 };
}
