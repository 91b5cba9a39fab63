import { ROLES } from '@faena/shared/access';
import { loadFollowing } from '@/features/time/index.ts';
import { loadLater } from '@/lib/later.ts';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { onSessionEvent } from '@/lib/session-events.ts';

/** No first screen needs it; loading it later keeps its bytes from them. */
const loadKeeping = () => import('./keep-first-screen.ts').then(({ keepFirstScreen }) => keepFirstScreen);

/** Loads the working time once an employee is signed in, on any page; nobody else ever loads it.
 * `signedIn` where a session has just begun in this tab. */
export function followWorkingTime(signedIn = false): void {
  let loaded = false;
  const load = async (signedIn: boolean) => {
    if (loaded || readSession()?.roleId !== ROLES.employee) return;
    loaded = true;
    try {
      const follow = await loadFollowing();
      follow({ signedIn });
      void loadLater(loadKeeping).then((keep) => keep());
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
