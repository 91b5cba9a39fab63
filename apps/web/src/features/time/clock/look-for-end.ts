import { LOOK_INTERVAL_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { callRecord, failureOf } from './calls.ts';

/**
 * Looks every few seconds, in a visible tab, for an end from elsewhere, so the clock stops soon after a manager's stop
 * (TIME-35). The heartbeat reports any other end, and failures; a marked record has none, so each end counts. Answers what
 * ends the looking.
 */
export function lookForEnd({ _id, marked }: WorkRecord, onEnded: () => void): () => void {
  let looking = false;
  const timer = setInterval(() => {
    if (looking || document.visibilityState !== 'visible') return;
    looking = true;
    callRecord(_id)
      .then((record) => {
        const isManagers = record?.endReason === 'manager' || record?.endReason === 'removed';
        if (isManagers || (marked && record?.endTime)) onEnded();
      })
      .catch(failureOf)
      .finally(() => {
        looking = false;
      });
  }, LOOK_INTERVAL_MS);
  return () => clearInterval(timer);
}
