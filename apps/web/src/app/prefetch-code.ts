import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isConnectionLost } from '@/lib/connection.ts';
import { savesData } from '@/lib/cost-of-data.ts';
import { loadLater } from '@/lib/later.ts';
import { readSession } from '@/lib/session.ts';
import { onSessionEvent } from '@/lib/session-events.ts';

/** Loads the code of other screens in advance: that behind links, and the login. */
export function startPrefetching(routes: RouteObject[]): void {
  prefetchOnIntent(routes);
  prefetchLogin(routes);
}

/** Loads the code of the screen behind a link once the pointer or the focus is on it (SCREEN-23). Returns its end. */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || savesData() || isConnectionLost()) return;
    // The click loads the code again and reports the failure.
    loadScreen(routes, link.pathname).catch(() => undefined);
  };
  const signs = ['pointerover', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, prefetch);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, prefetch);
  };
}

/** Loads the login beside the screens of a session, so that a logout shows it even without a connection (NET-19). */
function prefetchLogin(routes: RouteObject[]): void {
  const load = () => loadScreen(routes, '/login');
  const prefetch = () => readSession() && void loadLater(load);
  onSessionEvent(prefetch);
  prefetch();
}

/** Loads the code of a screen and of the frames around it. */
function loadScreen(routes: RouteObject[], path: string): Promise<unknown> {
  const matches = matchRoutes(routes, path) ?? [];
  return Promise.all(matches.map(({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : undefined)));
}
