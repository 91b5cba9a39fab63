import { type LogoutReason, runBeforeLogout } from '@/lib/before-logout.ts';
import { noteLeaving } from '@/lib/expired-session.ts';
import { endSession } from '@/lib/session-events.ts';
import { loadedQueue } from '@/sync/outbox.ts';
import { type Dialogs, useDialogs } from '@/ui/dialogs-context.ts';
import { sessionTexts } from '../texts/session.ts';
import { endOnServer } from './end-on-server.ts';

const { stillOpen, unsent } = sessionTexts.logout;

let running: Promise<void> | null = null;

/**
 * Signs out: runs the registered `beforeLogout`, which stops working time, ends the session on the server, then clears
 * local storage in all tabs. A second call does nothing. Without an answer the record stays open: the person is asked,
 * or the login page reports it (SESSION-10, SESSION-35).
 */
function logOut(reason: LogoutReason, confirm: Dialogs['confirm'] | null): Promise<void> {
  running ??= leave(reason, confirm).finally(() => {
    running = null;
  });
  return running;
}

async function leave(reason: LogoutReason, confirm: Dialogs['confirm'] | null): Promise<void> {
  if (confirm && !(await leavesWaiting(confirm))) return;
  const recordOpen = !(await runBeforeLogout(reason));
  const { leave: confirmLabel, wait: cancelLabel } = stillOpen;
  const leaves = !recordOpen || !confirm || (await confirm(stillOpen.text, { confirmLabel, cancelLabel }));
  if (!leaves) return;
  noteLeaving();
  const ended = endOnServer();
  // The person waits for the server only once.
  endSession(reason, { recordOpen, sessionOpen: recordOpen || !(await ended) });
}

/** Asks before leaving unsent changes behind. They stay in the queue for the same person (NET-17). */
async function leavesWaiting(confirm: Dialogs['confirm']): Promise<boolean> {
  const { length } = await loadedQueue();
  return length === 0 || confirm(unsent(length), { confirmLabel: stillOpen.leave });
}

/** Returns the sign-out for a button. */
export function useLogOut(): () => void {
  const { confirm } = useDialogs();
  return () => void logOut('logout', confirm);
}

/** Signs out an absent person. */
export function logOutIdle(): void {
  void logOut('inactivity', null);
}
