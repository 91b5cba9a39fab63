import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '@/ui/focus-heading.ts';

/** The page that was drawn before the router. */
let before: string | null = null;

/** Treats the router's first screen as a navigation from this page. */
export function arriveFrom(pathname: string): void {
  before = pathname;
}

/**
 * After a navigation moves focus to the page's heading. Leaves focus alone on the first load, and where the new page has
 * taken it for a field.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(before ?? pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash) return;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    focusHeading();
  }, [pathname, hash]);
}
