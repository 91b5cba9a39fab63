import { LOOK_INTERVAL_MS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { queryClient } from '@/lib/query-client.ts';
import { readSession } from '@/lib/session.ts';
import { HOME_REFRESH_MS, homeOf } from '../own-home.ts';
import { callRecord, failureOf } from './calls.ts';

/**
 * Looks every few seconds in a visible tab whether another device or a manager ended the record, so that the clock
 * stops soon (TIME-35). Returns a function that ends the looking.
 */
export function lookForEnd(record: WorkRecord, onEnded: () => void): () => void {
  const hasEnded = record.marked ? endsAtHome(record) : () => endsByManager(record);
  let looking = false;
  const timer = setInterval(() => {
    if (looking || document.visibilityState !== 'visible') return;
    looking = true;
    hasEnded()
      .then((ended) => ended && onEnded())
      .catch(failureOf)
      .finally(() => {
        looking = false;
      });
  }, LOOK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The heartbeat reports all other ends. */
async function endsByManager({ _id }: WorkRecord): Promise<boolean> {
  const record = await callRecord(_id);
  return record?.endReason === 'manager' || record?.endReason === 'removed';
}

/**
 * A marked record has no heartbeat. The first screen's answer names the running record, and one request a minute is
 * enough for both (PHONE-27).
 */
function endsAtHome({ _id }: WorkRecord): () => Promise<boolean> {
  const home = homeOf(readSession()?.personId ?? '');
  let since = Date.now();
  return async () => {
    await queryClient.fetchQuery({ ...home, staleTime: HOME_REFRESH_MS });
    const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(home.queryKey) ?? {};
    const runs = data?.clock?._id === _id && data.clock.endTime === null;
    // An older answer does not know the record yet.
    if (runs || dataUpdatedAt <= since) return false;
    since = Date.now();
    return true;
  };
}
