import { useEffect } from 'react';
import { isExpired } from '@/lib/expired-session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';

/** Says in a window that a read failed; not that the session has expired, which leads to the login by itself. */
export function useFailureAlert(error: Error | null, text: string): void {
  const { alert } = useDialogs();
  useEffect(() => {
    if (error && !isExpired(error)) void alert(text);
  }, [error, text, alert]);
}
