import { useEffect } from 'react';
import { checkConnection, useConnectionLost } from '@/lib/connection.ts';
import { CodeMissing } from './code-missing.ts';

/** The address and time of the last reload; survives the reload. */
const KEY = 'reopened';

/** The shortest time between two reloads of one address: a second one would find the same files missing. */
const AGAIN_MS = 20_000;

/**
 * Reloads the page after a failure to load its code, once the server is reachable (NET-7). Only a reload helps: the
 * router and some browsers remember the failure, and the files of another version have other names.
 */
export function useMend(error: unknown): void {
  const lost = useConnectionLost();
  const codeMissing = error instanceof CodeMissing;
  useEffect(() => {
    if (!codeMissing || lost) return;
    let left = false;
    void checkConnection().then((reached) => {
      if (reached && !left) reopenOnce();
    });
    return () => {
      left = true;
    };
  }, [codeMissing, lost]);
}

/** Reloads the page, but only with a connection: else the browser would show its own error page. */
export async function reopen(): Promise<void> {
  if (await checkConnection()) window.location.reload();
}

function reopenOnce(): void {
  const here = window.location.pathname;
  const [where, when] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  if (where === here && Date.now() - Number(when) < AGAIN_MS) return;
  sessionStorage.setItem(KEY, `${here} ${Date.now()}`);
  window.location.reload();
}
