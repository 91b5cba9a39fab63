import { type LogoutReason, runBeforeLogout } from '@/lib/before-logout.ts';
import { endSession } from '@/lib/session-events.ts';

let running: Promise<void> | null = null;

/**
 * Logs out: does first what features registered with `beforeLogout` (an employee's working time stops), then clears
 * all local storage, which leads this tab and all others to /login. Asked for twice, it happens once.
 */
export function logOut(reason: LogoutReason = 'logout'): Promise<void> {
  running ??= runBeforeLogout(reason).then(() => {
    running = null;
    endSession(reason);
  });
  return running;
}
