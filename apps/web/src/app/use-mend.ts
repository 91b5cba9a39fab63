import { useEffect } from 'react';
import { checkConnection, useConnectionLost } from '@/lib/connection.ts';
import { CodeMissing } from './code-missing.ts';

/** Where a page was last opened anew, and when; outlives that. */
const KEY = 'reopened';

/** Within this time an address is not opened anew a second time: what is missing there does not come back by that. */
const AGAIN_MS = 20_000;

/**
 * Opens the address anew where its code could not be loaded, as soon as the server can be reached (NET-7). Nothing less
 * mends it: the router and some browsers remember that it failed, and the files of another version have other names.
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

/** Opens the address anew, but not without a connection: the browser would put a page of its own in place of all. */
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
