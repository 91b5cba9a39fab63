import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { LinkContext } from '@/ui/link.tsx';
import { RouteLoading } from './route-loading.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useSessionEvents } from './use-session-events.ts';

/**
 * What every route shares: scroll positions come back, focus goes to the new page's title, and the end of the
 * session ends every screen.
 */
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
