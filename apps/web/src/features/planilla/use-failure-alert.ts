import { useEffect } from 'react';
import { isExpired } from '@/lib/expired-session.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';

/** Shows a modal alert for a failed read. An expired session has none, because it leads to the login. */
export function useFailureAlert(error: Error | null, text: string): void {
  const { alert } = useDialogs();
  useEffect(() => {
    if (error && !isExpired(error)) void alert(text);
  }, [error, text, alert]);
}
