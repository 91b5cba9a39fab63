import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { ROW_ATTRIBUTE } from './use-keep-row-focus.ts';

/** The drawn rows of a virtual list: the visible ones, and the one with the focus, which would be lost otherwise. */
export function drawnRows(range: Range, root: Element | null, ids: readonly string[]): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = root?.contains(document.activeElement)
    ? document.activeElement?.closest(`[${ROW_ATTRIBUTE}]`)
    : null;
  return focused ? withIndex(indexes, ids.indexOf(focused.getAttribute(ROW_ATTRIBUTE) ?? '')) : indexes;
}

/** Adds the index of one more row; -1 is none. */
export function withIndex(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}
