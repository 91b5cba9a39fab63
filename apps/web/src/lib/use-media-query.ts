import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isLayoutHeld, LAYOUT_RELEASED } from './layout-hold.ts';

/**
 * Whether a media query matches; re-renders on a change, or once the layout is no longer held. Only for effects that CSS
 * alone cannot have.
 */
export function useMediaQuery(query: string): boolean {
  const known = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      window.addEventListener(LAYOUT_RELEASED, listener);
      return () => {
        list.removeEventListener('change', listener);
        window.removeEventListener(LAYOUT_RELEASED, listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => {
    if (known.current === undefined || !isLayoutHeld()) known.current = window.matchMedia(query).matches;
    return known.current;
  });
}
