import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the list when its focused row disappears, so that the keyboard continues there. */
export function useKeepFocus(list: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [rows, list]);
}
