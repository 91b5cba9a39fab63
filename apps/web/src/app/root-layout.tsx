import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { LinkContext } from '@/ui/link.tsx';
import { RouteLoading } from './route-loading.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useSessionEvents } from './use-session-events.ts';

/** The root of every route: restores scroll, focuses a new page's title, and ends every screen with the session. */
export function RootLayout() {
  useRouteFocus();
  const leaving = useSessionEvents();
  return (
    <LinkContext value={Link}>
      {leaving ? <RouteLoading /> : <Outlet />}
      <ScrollRestoration />
    </LinkContext>
  );
}
