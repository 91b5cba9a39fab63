import { useEffect } from 'react';
import { checkConnection, useConnectionLost } from '@/lib/connection.ts';
import { CodeMissing } from './code-missing.ts';

/** The key of the last reload in the session storage: its address, its time and the pause before the next one. */
const KEY = 'reopened';

/** The first pause between two reloads of one address. It doubles, because a version may come half and stay so. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Reloads the page after a failure to load its code, once the server is reachable (NET-7). Only a reload helps: the
 * router and some browsers remember the failure, and the files of another version have other names.
 */
export function useReload(error: unknown): void {
  const lost = useConnectionLost();
  const codeMissing = error instanceof CodeMissing;
  useEffect(() => {
    if (!codeMissing || lost) return;
    const { at, pause } = lastReload();
    const timer = setTimeout(() => void reloadPage(), Math.min(pause, Math.max(0, at + pause - Date.now())));
    return () => clearTimeout(timer);
  }, [codeMissing, lost]);
}

/** Reloads the page, but only with a connection: else the browser would show its own error page. */
export async function reloadPage(): Promise<void> {
  if (!(await checkConnection())) return;
  const pause = Math.min(LONGEST_PAUSE_MS, lastReload().pause * 2 || FIRST_PAUSE_MS);
  sessionStorage.setItem(KEY, `${window.location.pathname} ${Date.now()} ${pause}`);
  window.location.reload();
}

/** The last reload of this address; a pause of 0 without one. */
function lastReload(): { at: number; pause: number } {
  const [where, at, pause] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  if (where !== window.location.pathname) return { at: 0, pause: 0 };
  return { at: Number(at), pause: Number(pause) };
}
