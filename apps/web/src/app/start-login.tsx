import { createContext, type MouseEvent, StrictMode, use } from 'react';
import { createRoot } from 'react-dom/client';
import type { LinkProps } from 'react-router-dom';
import { beginLoadingLater, loadCode, loadLater } from '@/lib/later.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { type LoginState, onSessionEvent } from '@/lib/session-events.ts';
import { LinkContext, pathOf } from '@/ui/link.tsx';
import { Toasts } from '@/ui/toasts.tsx';
import { LoginPage } from './login-page.tsx';

const loadApp = () => import('./start-app.tsx').then(({ startIn }) => startIn);

/** Leaves the login for another address of the product. */
type Enter = (to: string, how?: { state?: unknown; replace?: boolean; signedIn?: boolean }) => Promise<void>;

const EnterContext = createContext<Enter | null>(null);

/**
 * Draws the login without router and query cache, for visitors who begin with it. The next screen loads beside it, and
 * replaces it without a reload.
 */
export function start(element: HTMLElement): void {
  const root = createRoot(element);
  let left = false;
  /** The last press before the product arrived. */
  let next: Parameters<Enter> | null = null;

  const enter: Enter = async (to, how = {}) => {
    if (left) {
      next = [to, how];
      return;
    }
    left = true;
    const entry = { usr: how.state ?? null };
    if (how.replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
    try {
      const startIn = await loadCode(loadApp);
      const navigate = await startIn(root, { from: '/login', signedIn: how.signedIn ?? false });
      if (next) navigate(...next);
    } catch {
      // The browser shows its own error if the page does not load.
      window.location.reload();
    }
  };

  // Another tab has signed in.
  onSessionEvent(({ type }) => {
    if (type === 'started') void enter(homeOf(readSession()?.roleId ?? 0), { replace: true });
  });
  root.render(
    <StrictMode>
      <EnterContext value={enter}>
        <LinkContext value={AppLink}>
          <LoginPage
            state={stateOf(window.history.state)}
            from={new URLSearchParams(window.location.search).get('from')}
            prepare={() => loadCode(loadApp).catch(() => undefined)}
            onLead={(to) => enter(to, { replace: true, signedIn: true })}
          />
        </LinkContext>
      </EnterContext>
      <Toasts />
    </StrictMode>,
  );
  void loadLater(loadApp);
  beginLoadingLater();
}

function AppLink({ to, state, replace = false, reloadDocument: _, onClick, ...props }: LinkProps) {
  const enter = use(EnterContext);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    void enter?.(pathOf(to), { state, replace });
  }
  return <a {...props} href={pathOf(to)} onClick={follow} />;
}

/** How the visitor came to this page, which the router keeps for a reload. */
function stateOf(entry: unknown): LoginState {
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return typeof state === 'object' && state !== null ? state : {};
}
