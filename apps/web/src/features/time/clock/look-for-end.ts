import { LOOK_INTERVAL_MS } from '@faena/shared/domain';
import { callRecord, failureOf } from './calls.ts';

/**
 * Looks every few seconds, in a visible tab, for an end from elsewhere, so the clock stops soon after a manager's stop
 * (TIME-35). Any other end, and what a look fails of, is the heartbeat's to tell. Answers what ends the looking.
 */
export function lookForEnd(recordId: string, onEnded: () => void): () => void {
  let looking = false;
  const timer = setInterval(() => {
    if (looking || document.visibilityState !== 'visible') return;
    looking = true;
    callRecord(recordId)
      .then((record) => {
        if (record?.endReason === 'manager' || record?.endReason === 'removed') onEnded();
      })
      .catch(failureOf)
      .finally(() => {
        looking = false;
      });
  }, LOOK_INTERVAL_MS);
  return () => clearInterval(timer);
}
