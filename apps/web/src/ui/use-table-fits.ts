import { type RefObject, useLayoutEffect, useState } from 'react';
import { isLayoutHeld, LAYOUT_RELEASED } from '@/lib/layout-hold.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';

/** The least width of a column, and of the actions, before its text breaks or hides. */
const COLUMN_PX = 104;
const ACTIONS_PX = 80;
/** From this width on a table with many columns is drawn, and scrolls within itself. */
const MOST_PX = 768;

/**
 * Tests whether a table of so many columns fits into its frame, which may be far narrower than the window; never below
 * 640 px (DESIGN-9). The frame is measured before the paint.
 */
export function useTableFits(
  frame: RefObject<Element | null>,
  columns: number,
  hasActions: boolean,
): boolean {
  return useListFits(frame, Math.min(MOST_PX, columns * COLUMN_PX + (hasActions ? ACTIONS_PX : 0)));
}

/**
 * Tests whether a list of this width in pixels fits its frame; never in a window below 640 px. Below an open window the
 * answer stays (DESIGN-30).
 */
export function useListFits(frame: RefObject<Element | null>, needed: number): boolean {
  const wideWindow = useMediaQuery('(min-width: 640px)');
  return useRoom(frame, needed, isLayoutHeld) && wideWindow;
}

const never = () => false;

/** Tests whether a frame has this width in pixels. While it is held the answer stays. */
export function useRoom(frame: RefObject<Element | null>, needed: number, isHeld = never): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setFits(element.clientWidth >= needed);
    const remeasure = () => isHeld() || measure();
    measure();
    const observer = new ResizeObserver(remeasure);
    observer.observe(element);
    window.addEventListener(LAYOUT_RELEASED, remeasure);
    return () => {
      observer.disconnect();
      window.removeEventListener(LAYOUT_RELEASED, remeasure);
    };
  }, [frame, needed, isHeld]);
  return fits;
}
