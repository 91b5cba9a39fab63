import type { Task } from '@faena/shared/schemas';
import { type RefObject, useEffect } from 'react';
import { useOpenPage } from '@/features/task/index.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { BESIDE } from '@/ui/screen-widths.ts';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { COLUMN_ATTRIBUTE } from '../drag/room.ts';

/**
 * Scrolls the columns to the card of the open task (PANEL-2): when the page opens, changes or resizes, and when the
 * card changes its column. Runs before the paint. The list scrolls within its column.
 */
export function useOpenCardInSight(scroller: RefObject<HTMLElement | null>, tasks: readonly Task[]): void {
  const id = useOpenPage();
  const beside = useMediaQuery(BESIDE);
  const status = id !== null && beside ? tasks.find((task) => task.id === id)?.status : undefined;
  useEffect(() => {
    const board = scroller.current;
    if (id === null || !status || !board) return;
    let width = -1;
    const observer = new ResizeObserver(() => {
      if (board.clientWidth === width) return;
      width = board.clientWidth;
      const column = board.querySelector(`[${COLUMN_ATTRIBUTE}="${CSS.escape(status)}"]`);
      const card = board.querySelector(`[${ROW_ATTRIBUTE}="${CSS.escape(id)}"]`);
      // Shows the column as well, because a distant card is not drawn.
      if (column && isCut(card ?? column, board))
        column.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(board);
    return () => observer.disconnect();
  }, [id, status, scroller]);
}

/** Tests whether an element extends beyond the columns. */
function isCut(part: Element, board: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), board.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}
