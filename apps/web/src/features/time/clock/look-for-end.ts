import { LOOK_INTERVAL_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { callRecord, failureOf } from './calls.ts';

/**
 * Asks every few seconds in a visible tab whether another device or a manager ended the record, so that the
 * clock stops soon (TIME-35). The heartbeat reports other ends; a marked record has none, so each end counts.
 * Returns a function that ends the asking.
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
