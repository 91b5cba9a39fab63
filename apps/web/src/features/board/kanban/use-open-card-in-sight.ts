import { type RefObject, useEffect } from 'react';
import { useOpenPage } from '@/features/task/index.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { BESIDE } from '@/ui/beside.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { COLUMN_ATTRIBUTE } from '../drag/over-at.ts';

/**
 * Scrolls the columns no further than it takes to see the card whose page is open beside them (PANEL-12): when its page
 * opens, is that of another, and whenever the width that it leaves changes. It is there before anything is painted.
 */
export function useOpenCardInSight(scroller: RefObject<HTMLElement | null>): void {
  const id = useOpenPage();
  const beside = useMediaQuery(BESIDE);
  useEffect(() => {
    const board = scroller.current;
    if (id === null || !beside || !board) return;
    let width = -1;
    const observer = new ResizeObserver(() => {
      if (board.clientWidth === width) return;
      width = board.clientWidth;
      const card = board.querySelector(`[${ROW_ATTRIBUTE}="${CSS.escape(id)}"]`);
      if (!card) return;
      // With it the rest of its column.
      const column = isCut(card, board) && card.closest(`[${COLUMN_ATTRIBUTE}]`);
      if (column) column.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(board);
    return () => observer.disconnect();
  }, [id, beside, scroller]);
}

/** Whether a part of the card is beyond a side of the columns. */
function isCut(card: Element, board: Element): boolean {
  const [inner, outer] = [card.getBoundingClientRect(), board.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}
