import { useEffect } from 'react';
import { reportError } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { readStored, useStored } from '@/lib/storage.ts';
import { takesPush } from './settings/push-here.ts';

/**
 * Goes on with the push messages of a person's own device after their next sign-in (NOTICE-19). A failure waits for the next
 * page.
 */
export function usePushResumed(): void {
  const own = useStored('ownDevice');
  useEffect(() => {
    if (!own || own !== readSession()?.personId || own === readStored('pushOn')) return;
    if (!takesPush() || Notification.permission !== 'granted') return;
    import('./settings/keep-push.ts').then(({ resumePush }) => resumePush(own)).catch(reportError);
  }, [own]);
}
