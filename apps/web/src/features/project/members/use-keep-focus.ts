import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus at a list when its focused row leaves: the list takes it, so the keyboard continues there. */
export function useKeepFocus(list: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [rows, list]);
}
