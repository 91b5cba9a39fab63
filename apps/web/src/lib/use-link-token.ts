import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The target of a link with a token, in the memory of the tab. */
type LinkKey = 'slipToken' | 'resetToken' | 'verifyToken' | 'invitationToken' | 'deviceToken' | 'kioskToken';

/**
 * The token of the opened link. It is in the fragment, which servers do not see, then in this tab's memory: absent
 * from the history, but kept over a reload (ANSWER-2).
 */
export function useLinkToken(key: LinkKey): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = hash.slice(1);
  useLayoutEffect(() => {
    if (!opened) return;
    sessionStorage.setItem(key, opened);
    void navigate({ pathname, search }, { replace: true });
  }, [key, opened, pathname, search, navigate]);
  return opened || (sessionStorage.getItem(key) ?? '');
}

/** Forgets the token of a link that is used up. */
export function forgetLinkToken(key: LinkKey): void {
  sessionStorage.removeItem(key);
}
