import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router-dom';
import { type LoginState, onSessionEvent } from '@/lib/session-events.ts';
import { isGuarded, loginPath } from './guard.ts';

/**
 * Follows the session of all tabs. Its end leads to /login and back, unless the person signed out; its start elsewhere
 * leads away from /login. True while the guarded screen unmounts, which must happen before the session ends.
 */
export function useSessionEvents(): boolean {
  const [left, setLeft] = useState<string | null>(null);
  const { key } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const guarded = isGuarded(useMatches());
  const latest = useRef({ navigate, revalidate, guarded, key });
  useEffect(() => {
    latest.current = { navigate, revalidate, guarded, key };
  });

  useEffect(
    () =>
      onSessionEvent(async (event) => {
        const { navigate, revalidate, guarded, key } = latest.current;
        if (event.type === 'started') return revalidate();
        if (event.type === 'password-change-required') return navigate('/change-password', { replace: true });
        if (event.type === 'two-steps-required') return navigate('/two-steps', { replace: true });
        if (event.type !== 'ended' || (event.why === 'elsewhere' && !guarded)) return;
        flushSync(() => setLeft(key));
        // The session is cleared once all listeners return, because /login turns back people with a session.
        await Promise.resolve();
        const asked = event.why === 'logout';
        await navigate(asked ? '/login' : loginPath(window.location.href), {
          replace: true,
          state: {
            ended: asked ? undefined : event.why,
            recordOpen: event.recordOpen,
            sessionOpen: event.sessionOpen,
          } satisfies LoginState,
        });
      }),
    [],
  );

  // Until the other location is drawn, which is later than the end of the navigation.
  return left === key;
}
