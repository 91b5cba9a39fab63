import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { announceExpiry } from '@/lib/expired-session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';

/** The optional export `handle` of a route file. */
export interface ScreenHandle {
  /** The alert of this screen for an expired session (ERROR-3). */
  readonly expiredAlert?: string;
}

/** Shows the alert of the innermost screen that has one, before an expired session leads to /login. */
export function ExpiryAlert(): null {
  const { alert } = useDialogs();
  const text = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.expiredAlert)
    .findLast((candidate) => candidate !== undefined);

  useEffect(() => {
    announceExpiry(text === undefined ? null : () => alert(text));
    return () => announceExpiry(null);
  }, [text, alert]);

  return null;
}
