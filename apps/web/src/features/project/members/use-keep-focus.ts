import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus at a list when the row that had it leaves: the list itself then has it, so that the keyboard goes on from
 * there and not from the top of the page.
 */
export function useKeepFocus(list: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [rows, list]);
}
