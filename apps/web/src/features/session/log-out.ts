import { type LogoutReason, runBeforeLogout } from '@/lib/before-logout.ts';
import { noteLeaving } from '@/lib/expired-session.ts';
import { endSession } from '@/lib/session-events.ts';
import { readWaiting } from '@/lib/waiting.ts';
import { sessionTexts } from '@/texts/session.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { type Dialogs, useDialogs } from '@/ui/dialogs-context.ts';
import { endOnServer } from './end-on-server.ts';

const { stillOpen } = sessionTexts.logout;

let running: Promise<void> | null = null;

/**
 * Logs out: does first what features registered with `beforeLogout` (an employee's working time stops), then ends the
 * session on the server and clears all local storage, which leads this tab and all others to /login. Asked for twice, it
 * happens once. Where the server does not answer, the record stays open: whoever is there is asked, and else the login
 * page says so, as it does of the session (SESSION-10, SESSION-35).
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
  // Who has waited for the server once does not wait again.
  endSession(reason, { recordOpen, sessionOpen: recordOpen || !(await ended) });
}

/** Whether somebody leaves though changes of theirs are not sent; they stay, for the same person alone (NET-17). */
async function leavesWaiting(confirm: Dialogs['confirm']): Promise<boolean> {
  const { length } = readWaiting();
  return length === 0 || confirm(waitingTexts.leave(length), { confirmLabel: stillOpen.leave });
}

/** What logs the person out who asks for it. */
export function useLogOut(): () => void {
  const { confirm } = useDialogs();
  return () => void logOut('logout', confirm);
}

/** Logs out somebody who is not there. */
export function logOutIdle(): void {
  void logOut('inactivity', null);
}
