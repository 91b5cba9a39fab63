import { TASK_STATUSES } from '@faena/shared/domain';
import { type RefObject, useEffect, useMemo } from 'react';
import { showColumn, shownColumn } from './shown-column.ts';
import { EdgeTurner } from './turn-at-edge.ts';

export interface DragGround {
  /** What the columns stand in, side by side. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether one column shows at a time, below a strip of all names. */
  readonly single: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What scrolls by itself while a card is held at an edge, and when. */
export function useDragScrolling({ scroller, single }: DragGround, pointer: RefObject<Point | null>) {
  const turner = useMemo(() => new EdgeTurner((by) => turnColumn(scroller.current, by)), [scroller]);
  useEffect(() => () => turner.end(), [turner]);
  const autoScroll = useMemo(() => {
    function canScroll(element: Element): boolean {
      if (element === scroller.current) return !single;
      if (element !== document.scrollingElement) return true;
      return mayScrollPage(scroller.current, pointer.current?.y ?? 0, single);
    }
    return { canScroll };
  }, [scroller, single, pointer]);

  /** Tells where the card is held, with every move of it. */
  function follow(): void {
    if (!single || !scroller.current || !pointer.current) return;
    const { x, y } = pointer.current;
    // Above the columns is the strip, where a name is what is meant.
    turner.holdAt(y < scroller.current.getBoundingClientRect().top ? null : x);
  }

  return { autoScroll, follow, end: () => turner.end() };
}

/**
 * The page scrolls only towards a part of the board that is out of sight: where it scrolls on, what the hand aims at goes
 * away from under it. The strip of names stays in sight by itself.
 */
function mayScrollPage(board: Element | null, y: number, single: boolean): boolean {
  if (!board) return false;
  const { top, bottom } = board.getBoundingClientRect();
  return y > window.innerHeight / 2 ? bottom > window.innerHeight : !single && top < 0;
}

function turnColumn(scroller: HTMLElement | null, by: 1 | -1): void {
  const next = scroller && TASK_STATUSES[TASK_STATUSES.indexOf(shownColumn(scroller)) + by];
  if (next) showColumn(scroller, next);
}
