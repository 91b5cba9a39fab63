import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const KEY = 'slipToken';

/**
 * The token of the private link that was opened. It stands behind the '#', which no server gets to see; from there it
 * goes into the memory of this tab, so that it is neither in the history nor lost by a reload (ANSWER-2).
 */
export function useSlipToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const opened = hash.slice(1);
  useLayoutEffect(() => {
    if (!opened) return;
    sessionStorage.setItem(KEY, opened);
    void navigate(pathname, { replace: true });
  }, [opened, pathname, navigate]);
  return opened || (sessionStorage.getItem(KEY) ?? '');
}
