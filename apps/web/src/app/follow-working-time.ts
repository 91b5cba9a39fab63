import { ROLES } from '@faena/shared/access';
import { loadFollowing } from '@/features/time/index.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { onSessionEvent } from '@/lib/session-events.ts';

/**
 * Loads the working time once an employee is signed in, on any page; it loads for no other role. `signedIn` means that
 * a session has just begun in this tab.
 */
export function followWorkingTime(signedIn = false): void {
  let loaded = false;
  const load = async (signedIn: boolean) => {
    if (loaded || readSession()?.roleId !== ROLES.employee) return;
    loaded = true;
    try {
      const follow = await loadFollowing();
      follow({ signedIn });
    } catch (error) {
      loaded = false;
      reportError(error);
    }
  };
  onSessionEvent(({ type }) => {
    if (type === 'signed-in' || type === 'started') void load(type === 'signed-in');
  });
  void load(signedIn);
}
