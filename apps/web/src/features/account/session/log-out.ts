import { type LogoutReason, runBeforeLogout } from '@/lib/before-logout.ts';
import { noteLeaving } from '@/lib/expired-session.ts';
import { endSession } from '@/lib/session-events.ts';
import { loadedQueue } from '@/sync/outbox.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { type Dialogs, useDialogs } from '@/ui/dialogs-context.ts';
import { sessionTexts } from '../texts/session.ts';
import { endOnServer } from './end-on-server.ts';

const { stillOpen } = sessionTexts.logout;

let running: Promise<void> | null = null;

/**
 * Signs out: runs the registered `beforeLogout` (working time stops), ends the session on the server, then clears local
 * storage in all tabs. Asked for twice, it happens once. Without an answer the record stays open: the person is asked,
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
  // A person waits for the server only once.
  endSession(reason, { recordOpen, sessionOpen: recordOpen || !(await ended) });
}

/** Whether somebody leaves though changes of theirs are not sent; they stay, for the same person alone (NET-17). */
async function leavesWaiting(confirm: Dialogs['confirm']): Promise<boolean> {
  const { length } = await loadedQueue();
  return length === 0 || confirm(waitingTexts.leave(length), { confirmLabel: stillOpen.leave });
}

/** The sign-out a person asks for. */
export function useLogOut(): () => void {
  const { confirm } = useDialogs();
  return () => void logOut('logout', confirm);
}

/** Logs out somebody who is not there. */
export function logOutIdle(): void {
  void logOut('inactivity', null);
}
